/**
 * Words that the requirements quote with straight apostrophes or three dots. They keep them; other copy gets curved
 * apostrophes and an ellipsis.
 */
export const quotedWords: readonly { words: string; requirements: readonly string[] }[] = [
  { words: "We're having trouble loading the gallery. Please try again later.", requirements: ['G5', 'H6'] },
  { words: 'Loading reviews...', requirements: ['T2'] },
  { words: 'Submitting...', requirements: ['Q2'] },
  { words: "We'll respond", requirements: ['Q2'] },
  { words: "No worries at all. I'm right here if you need me.", requirements: ['C4'] },
];
