import { type ContentKey, contentFiles } from '../../src/content/schemas/files.ts';
import { fileSchemas } from './json-schemas.ts';

/** Files whose module holds less than all of them, as src/content/modules.d.ts says, or that ship in parts only. */
const notAsAWhole: ReadonlySet<string> = new Set<ContentKey>([
  'business',
  'layout',
  'home',
  'galleryPhotos',
  'portfolio',
]);

/** The types of the modules that hold one content file or one part of it, as the text of src/content/parts.d.ts. */
export function moduleTypes(): string {
  const modules = Object.keys(contentFiles).flatMap((key) => {
    const parts = Object.keys(fileSchemas[key as ContentKey].properties ?? {});
    const file = `ContentFile<'${key}'>`;
    const whole = notAsAWhole.has(key) ? [] : [declared(key, file)];
    return [...whole, ...parts.map((part) => declared(`${key}/${part}`, `${file}['${part}']`))];
  });
  return `// Made by "npm run schemas" from src/content/schemas: change the schemas, not this file.\n${modules.join('')}`;
}

function declared(name: string, type: string): string {
  return `declare module 'content:${name}' {\n  const content: ${type};\n  export default content;\n}\n`;
}
