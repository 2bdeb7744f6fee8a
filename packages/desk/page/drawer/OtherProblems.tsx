import type { Path } from '../../api.ts';
import { valueAt } from '../../values.ts';
import type { Draft } from '../drafts/draft.ts';
import { type JsonSchema, kindOf, schemaAt } from '../forms/schema.ts';
import { ProblemList } from './ProblemList.tsx';

/** Problems that no field of this form shows. They keep the whole file from being saved. */
export function OtherProblems({ draft, path }: { draft: Draft; path: Path }) {
  const { file } = draft.view;
  const around = path.join('/');
  const others = draft.problems.filter((problem) => {
    const key = problem.path?.join('/') ?? '';
    const isHere = (problem.file ?? file) === file && (around === '' || key.startsWith(`${around}/`));
    const schema = problem.path && schemaAt(draft.view.schema as JsonSchema, draft.data, problem.path);
    const hasField =
      schema && !['list', 'group'].includes(kindOf(schema, valueAt(draft.data, problem.path ?? [])));
    return !isHere || !hasField;
  });
  if (others.length === 0) return null;
  return (
    <div className="problems" role="alert">
      <ProblemList problems={others.map((problem) => ({ file, ...problem }))} />
    </div>
  );
}
