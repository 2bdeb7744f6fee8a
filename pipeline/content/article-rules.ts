import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { altText, type PhotoData, photo, photoFile } from '../../src/content/schemas/parts.ts';
import type { SyntaxFault } from './syntax.ts';

/** Checks the text of an article. @returns its faults, and the photos that it names */
export function articleRules(tree: Root): { faults: SyntaxFault[]; photos: PhotoData[] } {
  const faults: SyntaxFault[] = [];
  const photos: PhotoData[] = [];
  // The title of the article is the h1.
  let level = 1;
  visit(tree, (node) => {
    const report = (whatToDo: string) => faults.push({ line: node.position?.start.line ?? 1, whatToDo });
    if (node.type === 'heading') {
      const remedy = headingRemedy(node.depth, level);
      if (remedy) report(remedy);
      level = Math.max(2, node.depth);
    }
    const [first] = node.type === 'paragraph' ? node.children : [];
    const unspaced = first && 'value' in first && /^#{2,6}(?=[^#\s])/.exec(first.value);
    if (unspaced) report(`put a space after ${unspaced[0]} to make it a heading`);
    // Comments are allowed. An end tag has been reported with its start tag.
    if (node.type === 'html' && !/^<(?:!--|\/)/.test(node.value)) {
      const remedy = 'which is not shown: write Markdown instead, such as ** around bold text';
      report(`${node.value.split('\n')[0]} is HTML, ${remedy}`);
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      const named = { src: 'url' in node ? node.url : '', alt: node.alt ?? '' };
      const remedy = imageRemedy(named);
      if (remedy) report(remedy);
      else photos.push(photo.parse(named));
    }
  });
  return { faults, photos };
}

function headingRemedy(depth: number, above: number): string | undefined {
  if (depth === 1) return 'a heading with one # is the title of the page: write ## for a part of the article';
  if (depth > above + 1)
    return `write ${'#'.repeat(above + 1)} before this heading, one level below the heading above it`;
  return undefined;
}

function imageRemedy({ src, alt }: { src: string; alt: string }): string | undefined {
  if (!photoFile.safeParse(src).success)
    return `"${src}" is not a photo of this site: put the file into photos/ and write only its name, such as ![what it shows](window.jpg)`;
  if (!altText.safeParse(alt).success)
    return `describe what the photo shows between the brackets of ![](${src})`;
  return undefined;
}
