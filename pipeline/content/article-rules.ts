import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { altText, type PhotoData, photo, photoFile } from '../../src/content/schemas/parts.ts';
import type { SyntaxFault } from './syntax.ts';

/** What the writer of an article has to put right in its text, and the photos that it names. */
export function articleRules(tree: Root): { faults: SyntaxFault[]; photos: PhotoData[] } {
  const faults: SyntaxFault[] = [];
  const photos: PhotoData[] = [];
  // The title of the article is the heading above all others.
  let level = 1;
  visit(tree, (node) => {
    const tell = (whatToDo: string) => faults.push({ line: node.position?.start.line ?? 1, whatToDo });
    if (node.type === 'heading') {
      const remedy = headingRemedy(node.depth, level);
      if (remedy) tell(remedy);
      level = Math.max(2, node.depth);
    }
    const [first] = node.type === 'paragraph' ? node.children : [];
    const unspaced = first && 'value' in first && /^#{2,6}(?=[^#\s])/.exec(first.value);
    if (unspaced) tell(`put a space after ${unspaced[0]}, so that it becomes a heading`);
    // Comments are notes to oneself; an end has been told with its start.
    if (node.type === 'html' && !/^<(?:!--|\/)/.test(node.value)) {
      const shown = 'which is not shown: write it in Markdown, such as ** around bold';
      tell(`${node.value.split('\n')[0]} is HTML, ${shown}`);
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      const named = { src: 'url' in node ? node.url : '', alt: node.alt ?? '' };
      const remedy = imageRemedy(named);
      if (remedy) tell(remedy);
      else photos.push(photo.parse(named));
    }
  });
  return { faults, photos };
}

function headingRemedy(depth: number, above: number): string | undefined {
  if (depth === 1) return 'a heading with one # is the title of the page: write ## for a part of the article';
  if (depth > above + 1)
    return `write ${'#'.repeat(above + 1)} before this heading, one step below the one above it`;
  return undefined;
}

function imageRemedy({ src, alt }: { src: string; alt: string }): string | undefined {
  if (!photoFile.safeParse(src).success)
    return `"${src}" is no photo of this site: put the file into photos/ and write its name only, such as ![what it shows](window.jpg)`;
  if (!altText.safeParse(alt).success)
    return `write between the brackets of ![](${src}) what the photo shows`;
  return undefined;
}
