/** How many stand side by side, so that no row holds much less than another: five in one row, six in two of three. */

const MOST = 5;

export function across(count: number): number {
  return count ? Math.ceil(count / Math.ceil(count / MOST)) : 1;
}
