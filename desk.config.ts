import path from 'node:path';
import type { DeskSite } from '@site/desk';
import { renderPages } from '@site/islands/vite';
import { coloursName } from './pipeline/brand/brand-colours.ts';
import { brandPicture, type PictureName } from './pipeline/brand/brand-picture.ts';
import { brandSchema } from './pipeline/brand/brand-schema.ts';
import { begin } from './pipeline/business/begin.ts';
import { businessFolder, isSample, placeOf } from './pipeline/business/business-folder.ts';
import { canonicalFacts, canonicalTexts } from './pipeline/content/canonical-facts.ts';
import { fileStem } from './pipeline/content/file-stem.ts';
import { cleanSource } from './pipeline/content/files/clean-source.ts';
import { formattedAs } from './pipeline/content/files/print-json.ts';
import { printYaml } from './pipeline/content/files/print-yaml.ts';
import { decodeText, encodeText } from './pipeline/content/files/text-form.ts';
import { fileSchemas, frontMatterSchema } from './pipeline/content/json-schemas.ts';
import { unknownRecords } from './pipeline/content/photos/photo-records.ts';
import { atTheirPlaces, photosIn } from './pipeline/content/photos/photos-in.ts';
import {
  asRecord,
  fillText,
  placeholderPattern,
  resolveFacts,
  withCounts,
} from './pipeline/content/placeholders.ts';
import { today } from './pipeline/dates.ts';
import { devConfig } from './pipeline/dev/dev.ts';
import { devContentReader } from './pipeline/dev/dev-content.ts';
import { loadContent } from './pipeline/load-content.ts';
import { restoreBuild } from './pipeline/output/replace-build.ts';
import { systemFailure } from './pipeline/system-failure.ts';
import { checkContent } from './pipeline/warnings/check.ts';
import { leftovers } from './pipeline/warnings/leftovers.ts';
import { doubtfulAbn } from './pipeline/warnings/legal-facts.ts';
import { blurredWarning, isTiny } from './pipeline/warnings/photo-size.ts';
import { unlikelyPrices } from './pipeline/warnings/prices.ts';
import { acceptedFile } from './pipeline/warnings/sample-texts.ts';
import { changedSample } from './pipeline/warnings/uncommitted.ts';
import { type ContentKey, contentFiles } from './src/content/schemas/content-files.ts';
import { articlePath, pathOf, routes } from './src/routes.ts';

const factsFile = contentFiles.business.file;
const photosFile = contentFiles.galleryPhotos.file;

/** The names that the desk shows for files that are not pages. */
const titles: Partial<Record<ContentKey, string>> = {
  business: 'Your business',
  galleryPhotos: 'Photos of the gallery',
  testimonials: 'Reviews',
  portfolio: 'Projects for builders',
  photos: 'Centre, turn and crop of photos',
  layout: 'Menu, footer and chat',
  notes: 'Privacy and accessibility notes',
};

/** The place of a text after parsing, which moves the texts of gallery.json; all other texts keep their place. */
function parsedPath(file: string, raw: unknown, written: (string | number)[]) {
  if (file !== photosFile) return written;
  const [list = '', index = 0, name = ''] = written;
  const [, side] = /^(before|after)Alt$/.exec(String(name)) ?? [];
  if (side) return [list, index, side, 'alt'];
  return list === 'beforeAfter' || 'categories' in Object(raw) ? written : ['categories', ...written];
}

/** What the desk, the editor of `npm run edit`, knows about this site. */
const site: DeskSite = {
  devConfig: (root, marked) => devConfig(root, (folder) => devContentReader(folder, marked)),
  folder: businessFolder,
  sample: { folder: 'sample', isShown: isSample, begin },
  placeOf,
  styles: ['src/styles/tokens.css', 'src/styles/fonts.css'],
  prepare: (root) => restoreBuild(path.join(root, 'dist')),
  render: renderPages,

  files: {
    ...Object.fromEntries(
      (Object.keys(contentFiles) as ContentKey[]).map((key) => {
        const title = titles[key];
        return [contentFiles[key].file, { key, schema: fileSchemas[key], ...(title && { title }) }];
      }),
    ),
    [coloursName]: { key: 'colours', schema: brandSchema, title: 'Logo and colours' },
  },
  articleSchema: frontMatterSchema,

  routeOfFile(file) {
    const [, folder, name = ''] = /^(articles|pages)\/([\w-]+)\.(?:md|yaml)$/.exec(file) ?? [];
    if (folder === 'articles') return articlePath(name);
    const page = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return routes.find((route) => route.page === page)?.path;
  },
  articlesPage: pathOf('blog'),
  factsFile,
  hiddenFacts: [
    { field: 'openingHours' },
    { field: 'structuredDataHours' },
    { field: 'notices', label: 'Closed days and other news' },
    { field: 'rating', label: 'Number and average of your reviews' },
    { field: 'claims', label: 'What you promise' },
    { field: 'quoteForm', label: 'Your online quote form' },
    { field: 'delivery', label: 'Where the quote form sends requests' },
    { field: 'tracking' },
  ],
  acceptedFile,
  photoRecordsFile: contentFiles.photos.file,
  fieldPages: [
    { file: photosFile, field: 'kitchens', route: `${pathOf('gallery')}?tab=kitchens` },
    { file: photosFile, field: 'commercial', route: `${pathOf('gallery')}?tab=commercial` },
    { file: photosFile, field: 'beforeAfter', route: `${pathOf('gallery')}?tab=before-after` },
    // Bathrooms come first, also without a tab.
    { file: photosFile, route: pathOf('gallery') },
    { file: contentFiles.testimonials.file, route: pathOf('home') },
    { file: contentFiles.portfolio.file, route: pathOf('buildersHandover') },
    ...['openingHours', 'quoteForm', 'mapEmbedUrl'].map((field) => ({ field, route: pathOf('contact') })),
    ...['claims', 'founder'].map((field) => ({ field, route: pathOf('about') })),
    { field: 'rating', route: pathOf('home') },
    { field: 'labourHireLicence', route: pathOf('commercial') },
    { field: 'ndisScreening', route: pathOf('ndis') },
  ].map((shown) => ({ file: factsFile, ...shown })),

  async load(folder, planned = new Map()) {
    const loaded = await loadContent(folder, planned);
    if (!loaded.content) return loaded;
    const names = photosIn(loaded.content);
    const added = [...planned.keys()].map((file) => file.replace(/^photos\//, ''));
    // A photo that the content names is a problem there, not at its record.
    const known = [...added, ...names];
    const problems = await unknownRecords(loaded.content.photos, path.join(folder, 'photos'), known);
    if (problems.length > 0) return { problems };
    return {
      ...loaded,
      photoNames: [...names],
      atTheirPlaces: (problems) => atTheirPlaces(problems, names, loaded.written),
    };
  },
  // An error that Vite passes on is none of its class any more.
  failure: (error) => Object(error).sentences ?? [systemFailure(error) ?? []].flat(),
  async report(root) {
    const { warnings, ...report } = await checkContent({ root, day: today() });
    return { ...report, warnings: [...changedSample(root), ...warnings] };
  },
  placeholders: {
    pattern: placeholderPattern,
    filler(business, files = new Map()) {
      const byKey = [...files].map(([file, data]) => [site.files[file]?.key ?? file, data] as const);
      const facts = withCounts(
        resolveFacts(asRecord(business), () => undefined),
        new Map(byKey),
      );
      return (text) => fillText(text, facts, () => undefined);
    },
    listOf(name) {
      const [count, key, ...place] = name.split('.');
      const file = count?.toLowerCase() === 'count' ? contentFiles[key as ContentKey]?.file : undefined;
      return file === undefined ? undefined : { file, path: place };
    },
    nameOf(place, value) {
      const [group, , field] = place;
      if (place.join('.') === 'areaServed') return 'areaServed';
      if (typeof value !== 'string' && typeof value !== 'number') return undefined;
      // A claim is named as a whole: texts get its words.
      const isWords = place.length === 3 && group === 'claims' && field === 'words';
      return (isWords ? place.slice(0, 2) : place).join('.');
    },
  },

  // Texts that a mark would break: titles and descriptions of documents, which other pages show too, and texts that code
  // compares with suburbs, cuts to a length or ends with a full stop. Next to most of them is a marked text that opens
  // the same form.
  unmarked: [
    /^pages\/[\w-]+\.yaml#meta\//,
    /^articles\/[\w-]+\.md#(title|description)$/,
    /^business\.yaml#(name|tagline|regionName|(areaServed|quoteForm|address)\b.*|claims\/\w+\/(words|short|evidence))$/,
    /^testimonials\.json#testimonials\/\d+\/text$/,
    /#(.*\/)?id$/,
  ],
  parsedPath,

  readText(bytes) {
    const { text, form } = decodeText(bytes);
    return { text, encode: (other) => encodeText(other, form) };
  },
  cleanSource,
  usualForm(file, place, value) {
    const field = String(place.findLast((part) => typeof part === 'string'));
    return (file === factsFile ? canonicalFacts : canonicalTexts)(value, field) as typeof value;
  },
  notes(file, data, source) {
    const { body, ...fields } = Object(data);
    const ofSigns = leftovers({ file, raw: body === undefined ? {} : source, filled: fields });
    if (file === contentFiles.home.file) return [...ofSigns, ...unlikelyPrices(data)];
    return file === factsFile ? [...ofSigns, ...doubtfulAbn(String(fields.abn))] : ofSigns;
  },
  printJson: formattedAs,
  printYaml,
  async pictureOf(picture, bytes) {
    const made = await brandPicture(path.basename(picture) as PictureName, bytes);
    return 'fault' in made ? { fault: `The file ${made.fault}.` } : { ...made, place: `brand/${made.file}` };
  },
  fileStem,
  photoWarning: (name, size) => (isTiny(size) ? `${blurredWarning(name, size)} if there is one.` : undefined),
};

export default site;
