import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Validator from '@adobe/structured-data-validator';

/** An entry of a data block, such as a LocalBusiness. */
export type Entry = Record<string, unknown>;

type Parents = { '@id': string }[];
type Term = { '@type'?: string; 'rdfs:subClassOf': Parents; 'schema:domainIncludes': Parents };

const require = createRequire(import.meta.url);
const triple = /^<([^>]*)> <[^>]*[/#](type|subClassOf|domainIncludes)> <([^>]*)> /gm;

/** All types and properties of schema.org with what they belong to, in the format of schema.org. */
function readVocabulary() {
  const terms = new Map<string, Term>();
  const source = readFileSync(require.resolve('@vocabulary/schema/schema.nq'), 'utf8');
  for (const [, id = '', relation, object = ''] of source.matchAll(triple)) {
    const term: Term = terms.get(id) ?? { 'rdfs:subClassOf': [], 'schema:domainIncludes': [] };
    terms.set(id, term);
    if (relation === 'subClassOf') term['rdfs:subClassOf'].push({ '@id': object });
    else if (relation === 'domainIncludes') term['schema:domainIncludes'].push({ '@id': object });
    else if (object.endsWith('#Class')) term['@type'] = 'rdfs:Class';
    else if (object.endsWith('#Property')) term['@type'] = 'rdf:Property';
  }
  return { '@graph': [...terms].map(([id, term]) => ({ '@id': id, ...term })) };
}

const validator = new Validator(readVocabulary());

/**
 * What is wrong with the structured data of a page: unknown types and properties, and what search engines require. One
 * line for each fault.
 */
export async function structuredDataFaults(entries: readonly Entry[]): Promise<string[]> {
  const jsonld: Record<string, Entry[]> = {};
  // The validator may change its input.
  for (const entry of structuredClone(entries)) {
    const type = String(entry['@type']);
    jsonld[type] = [...(jsonld[type] ?? []), entry];
  }
  const issues = await validator.validate({ jsonld });
  return issues.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

/** The entries of the structured data in a document, which has one block of them. */
export function entriesIn(html: string): Entry[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (blocks.length > 1) throw new Error('The document has more than one block of structured data.');
  const [block] = blocks;
  return block?.[1] ? JSON.parse(block[1])['@graph'] : [];
}
