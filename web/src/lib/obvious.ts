/** What the table answers by itself: a question with one option, where the server says that nothing is decided by it. */

import { unlikely } from "./doubt.svelte";
import type { Question } from "./api";

/** Whether it is answered now. Whoever has taken something back stays where he is, and so can take back more. */
export function answersItself(question: Question | null | undefined, tookBack: boolean): boolean {
  const only = question?.obvious && question.options.length === 1 ? question.options[0]! : null;
  return only !== null && !only.odds && !unlikely(only) && !tookBack;
}
