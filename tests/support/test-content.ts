import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { encodeText, type TextForm } from '../../pipeline/content/files/text-form.ts';
import type { LoadedContent } from '../../pipeline/content/loaded-content.ts';
import { photosIn, type ResolvedContent, withPhotos } from '../../pipeline/content/photos/photos-in.ts';
import { loadContent } from '../../pipeline/load-content.ts';

export const root = path.resolve(import.meta.dirname, '../..');
/** The folder of the sample business, which the tests use whatever business/ has. */
export const sampleDir = path.join(root, 'sample');

/** The data of every photo in test content. */
export const photoSizes = {
  width: 1600,
  height: 1200,
  version: '0a1b2c3d',
  widths: [320, 640],
};

/** Gives all photos of the content the same size. */
export function withSameSizes(content: LoadedContent): ResolvedContent {
  return withPhotos(content, new Map([...photosIn(content)].map((name) => [name, photoSizes])));
}

/** The content of a business, which must have no problems. @param business its folder */
export async function contentOf(business: string): Promise<LoadedContent> {
  const { content, problems } = await loadContent(business);
  if (!content) throw new Error(problems.join('\n'));
  return content;
}

/** A copy of the sample's content in a temporary folder, which a test may break. */
export type TestContent = Awaited<ReturnType<typeof testContent>>;

/** Copies the sample's content, with functions to change and load the copy; call `remove` at the end. */
export async function testContent() {
  const business = await mkdtemp(path.join(os.tmpdir(), 'content-test-'));
  await cp(path.join(sampleDir, 'content'), path.join(business, 'content'), { recursive: true });
  for (const name of ['photos', 'brand'])
    await symlink(path.join(sampleDir, name), path.join(business, name), 'junction');
  const at = (file: string) => path.join(business, 'content', file);
  return {
    /** The folder of the business; its photos and brand are those of the sample. */
    business,
    at,
    read: (file: string) => readFile(at(file), 'utf8'),
    write: (file: string, source: string) => writeFile(at(file), source),
    delete: (file: string) => rm(at(file)),
    /** Replaces the first occurrence in a file, which must exist. */
    async edit(file: string, find: string, replacement: string): Promise<void> {
      const source = await readFile(at(file), 'utf8');
      if (!source.includes(find)) throw new Error(`${file} does not contain ${JSON.stringify(find)}.`);
      await writeFile(
        at(file),
        source.replace(find, () => replacement),
      );
    },
    /** Puts an empty folder in place of the sample's photos. @returns its path */
    async ownPhotos(): Promise<string> {
      const dir = path.join(business, 'photos');
      await rm(dir);
      await mkdir(dir);
      return dir;
    },
    /** Puts a copy in place of the sample's brand. @returns its path */
    async ownBrand(): Promise<string> {
      const dir = path.join(business, 'brand');
      await rm(dir);
      await cp(path.join(sampleDir, 'brand'), dir, { recursive: true });
      return dir;
    },
    problems: async () => (await loadContent(business)).problems,
    load: () => contentOf(business),
    remove: () => rm(business, { recursive: true, force: true }),
  };
}

const plainForm: TextForm = { hasMark: false, lineEnd: '\n', isEnded: true };

/** Forms of text files that programs write, other than that of the project. */
export const textForms: { name: string; form: TextForm }[] = [
  { name: 'line ends of Windows', form: { ...plainForm, lineEnd: '\r\n' } },
  { name: 'line ends of old Macs', form: { ...plainForm, lineEnd: '\r' } },
  { name: 'no last line end', form: { ...plainForm, isEnded: false } },
  { name: 'what Notepad writes', form: { hasMark: true, lineEnd: '\r\n', isEnded: true } },
];

/** Stores all content files of a folder in a form. */
export async function storeInForm(dir: string, form: TextForm): Promise<void> {
  for (const [file, text] of await filesEnding(dir, /\.(?:yaml|json|md)$/))
    await writeFile(path.join(dir, file), encodeText(text, form));
}

/** An empty folder for build output inside the project, where Vite finds its modules. */
export async function testOutput() {
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const dir = await mkdtemp(path.join(cache, 'test-build-'));
  return { dir, outDir: path.join(dir, 'dist'), remove: () => rm(dir, { recursive: true, force: true }) };
}

/** The text of every file in a folder and its subfolders whose name has this ending, by path. */
export async function filesEnding(dir: string, ending: RegExp): Promise<Map<string, string>> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => ending.test(name)).sort();
  return new Map(
    await Promise.all(
      names.map(
        async (name): Promise<[string, string]> => [name, await readFile(path.join(dir, name), 'utf8')],
      ),
    ),
  );
}
