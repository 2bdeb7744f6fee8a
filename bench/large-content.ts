import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Numbers of items to add to the content. */
export type Additions = { photos: number; reviews: number; articles: number; projects: number };

/** A share, 0 to 1, of the items for large content. */
export function additions(share: number): Additions {
  const of = (whole: number) => Math.round(whole * share);
  return { photos: of(1000), reviews: of(500), articles: of(300), projects: of(50) };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const photoName = (index: number) => `bench-${String(index).padStart(4, '0')}.jpg`;
const paragraph =
  'Dust settles where the air slows down, so we start high, work towards the door and finish with the floor. ';

/** Adds photos, reviews, articles and projects to the content of a copy of the project. */
export async function writeLargeContent(project: string, count: Additions): Promise<void> {
  await writePhotos(path.join(project, 'photos'), count.photos);
  await edit(project, 'gallery.json', (file: { categories: Record<string, object[]> }) => {
    for (const index of numbers(count.photos))
      file.categories[['bathrooms', 'kitchens', 'commercial'][index % 3] ?? '']?.push({
        src: photoName(index),
        alt: `Room number ${index} after a clean.`,
        title: `Room ${index}`,
      });
  });
  await edit(project, 'testimonials.json', (file: { testimonials: object[] }) => {
    for (const index of numbers(count.reviews))
      file.testimonials.push({
        ...file.testimonials[0],
        ...{ id: `bench-${index}`, name: `Visitor ${index}`, text: uniqueText(index) },
      });
  });
  await edit(project, 'portfolio-postbuild.json', (file: { projects: object[] }) => {
    for (const index of numbers(count.projects))
      file.projects.push({ ...file.projects[0], title: `Project number ${index}` });
  });
  await writeArticles(path.join(project, 'content/articles'), count.articles);
}

/** A different text for each number, so that texts compress no better than those of people. */
function uniqueText(index: number): string {
  const words = paragraph.replace(/[,.]/g, '').trim().split(' ');
  const ordered = words.map((word, place) => [(place * (2 * index + 3) + index * index) % 97, word] as const);
  const text = ordered.sort(([a], [b]) => a - b).map(([, word]) => word);
  return `${text.join(' ')}.`;
}

/** Changes a JSON file of the content, which the build validates afterwards. */
async function edit<Shape>(project: string, name: string, change: (file: Shape) => void): Promise<void> {
  const file = path.join(project, 'content', name);
  const content: Shape = JSON.parse(await readFile(file, 'utf8'));
  change(content);
  await writeFile(file, JSON.stringify(content));
}

async function writePhotos(dir: string, count: number): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const index of numbers(count)) {
    const background = `hsl(${(index * 47) % 360}, 40%, 60%)`;
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
    const grain = await sharp({ create: { width: 960, height: 720, channels: 3, background, noise } })
      .tint(background)
      .jpeg({ quality: 85 })
      .toBuffer();
    await writeFile(path.join(dir, photoName(index)), grain);
  }
}

async function writeArticles(dir: string, count: number): Promise<void> {
  const sample = await readFile(path.join(dir, 'hepa-filters-clean-home.mdx'), 'utf8');
  const [, head = ''] = sample.split('---\n');
  for (const index of numbers(count)) {
    const own = head.replace(/^title: .*$/m, `title: Article number ${index}`);
    const dated = own.replace(/^date: .*$/m, `date: 2024-${String((index % 12) + 1).padStart(2, '0')}-15`);
    await writeFile(path.join(dir, `bench-${index}.mdx`), `---\n${dated}---\n${paragraph.repeat(60)}\n`);
  }
}
