/** What the table answers by itself: a question with one option, where the server says that nothing is decided by it. */

import { unlikely } from "./doubt.svelte";
import type { Question } from "../api";

/** Whether it is answered now. What the server has not taken once is asked like anything else, and not sent again and again. */
export function answersItself(question: Question | null | undefined, failed: boolean): boolean {
  const only = question?.obvious && question.options.length === 1 ? question.options[0]! : null;
  return only !== null && !only.odds && !unlikely(only) && !failed;
}
