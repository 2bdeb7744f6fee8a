import { altText, type PhotoData, photo, photoFile } from '../../src/content/schemas/parts.ts';
import type { SyntaxFault } from './syntax.ts';

/** A node of a parsed Markdown text, with what the rules look at. */
export type MarkdownNode = {
  type: string;
  value?: string;
  depth?: number;
  url?: string;
  alt?: string | null;
  position?: { start: { line: number } };
  children?: MarkdownNode[];
};

/** What the writer of an article has to put right in its text, and the photos that it names. */
export function articleRules(tree: MarkdownNode): { faults: SyntaxFault[]; photos: PhotoData[] } {
  const faults: SyntaxFault[] = [];
  const photos: PhotoData[] = [];
  // The title of the article is the heading above all others.
  let level = 1;
  eachNode(tree, (node) => {
    const tell = (whatToDo: string) => faults.push({ line: node.position?.start.line ?? 1, whatToDo });
    if (node.type === 'heading') {
      const remedy = headingRemedy(node.depth ?? 0, level);
      if (remedy) tell(remedy);
      level = Math.max(2, node.depth ?? 0);
    }
    const unspaced = node.type === 'paragraph' ? node.children?.[0]?.value?.match(/^#{2,6}(?=[^#\s])/) : null;
    if (unspaced) tell(`put a space after ${unspaced[0]}, so that it becomes a heading`);
    // Comments are notes to oneself; an end has been told with its start.
    if (node.type === 'html' && !/^<(?:!--|\/)/.test(node.value ?? ''))
      tell(
        `${node.value?.split('\n')[0]} is HTML, which is not shown: write it in Markdown, such as ** around bold`,
      );
    if (/^image(Reference)?$/.test(node.type)) {
      const remedy = imageRemedy(node);
      if (remedy) tell(remedy);
      else photos.push(photo.parse({ src: node.url, alt: node.alt }));
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

function imageRemedy({ url = '', alt }: MarkdownNode): string | undefined {
  if (!photoFile.safeParse(url).success)
    return `"${url}" is no photo of this site: put the file into photos/ and write its name only, such as ![what it shows](window.jpg)`;
  if (!altText.safeParse(alt).success)
    return `write between the brackets of ![](${url}) what the photo shows`;
  return undefined;
}

/** Calls `visit` with every node, in the order of the text. */
export function eachNode(node: MarkdownNode, visit: (node: MarkdownNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) eachNode(child, visit);
}
