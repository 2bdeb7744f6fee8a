/**
 * Words that the requirements quote with straight apostrophes or three dots. They keep them; other copy gets curved
 * apostrophes and an ellipsis.
 */
export const quotedWords: readonly string[] = [
  "We're having trouble loading the gallery. Please try again later.",
  'Loading reviews...',
  'Submitting...',
  "We'll respond",
  "No worries at all. I'm right here if you need me.",
];
