import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useId, useRef } from 'react';
import type { Draft } from '../drafts/draft.ts';
import { remedyOf } from '../names.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';

const styles = HighlightStyle.define([
  { tag: tags.heading, class: 'md-heading' },
  { tag: tags.strong, class: 'md-strong' },
  { tag: tags.emphasis, class: 'md-emphasis' },
  { tag: tags.link, class: 'md-link' },
  { tag: tags.processingInstruction, class: 'md-sign' },
]);

/** Letters by which the page finds the paragraph that is being written. */
const compared = 24;

/** The first words of the line with the cursor, up to the first sign of Markdown. */
function wordsAt({ doc, selection }: EditorState): string {
  const { text } = doc.lineAt(selection.main.head);
  const [words = ''] = text.replace(/^[\s#>*+-]+|^\d+\. /, '').split(/[*_`[\]]/);
  return words.slice(0, compared).trim();
}

/** The text of an article in Markdown, with the page beside it. Tab leaves the field, as in every other one. */
export function MarkdownField({ file, draft, hasFocus }: { file: string; draft: Draft; hasFocus: boolean }) {
  const desk = useDesk();
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const { body } = draft;
  useEffect(() => {
    if (!host.current) return undefined;
    const changed = EditorView.updateListener.of((update) => {
      const value = update.state.doc.toString();
      if (update.selectionSet) desk.frame?.revealWords(wordsAt(update.state));
      if (update.docChanged && value !== desk.drafts.open.get(file)?.body)
        desk.change(file, { operation: 'body', path: [], value });
    });
    const named = EditorView.contentAttributes.of({
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-help`,
      spellcheck: 'true',
    });
    view.current = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: desk.drafts.open.get(file)?.body ?? '',
        extensions: [
          history(),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          markdown(),
          syntaxHighlighting(styles),
          EditorView.lineWrapping,
          named,
          changed,
        ],
      }),
    });
    return () => view.current?.destroy();
  }, [desk, file, id]);
  // Undone, or changed elsewhere: the field shows what is there now.
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === body) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: body } });
  }, [body]);
  useEffect(() => {
    if (hasFocus) view.current?.focus();
  }, [hasFocus]);
  const problems = draft.problems.filter(({ line, path }) => line !== undefined || path === undefined);
  return (
    <div className="field">
      <p className="label" id={`${id}-label`}>
        {words.article.text}
      </p>
      <p className="help" id={`${id}-help`}>
        {words.article.textHelp}
      </p>
      <div className="markdown" ref={host} />
      <p className="problem" role={problems.length > 0 ? 'alert' : undefined}>
        {problems.map(({ sentence }) => remedyOf(sentence)).join(' ')}
      </p>
    </div>
  );
}
