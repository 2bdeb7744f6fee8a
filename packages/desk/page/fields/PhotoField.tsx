import { formOf, isSchema } from '../forms/schema.ts';
import { useDesk } from '../use-desk.ts';
import { words } from '../words.ts';
import { Field } from './Field.tsx';
import type { ValueProps } from './GroupFields.tsx';

/** A photo with what it shows, for people who do not see it, and whether the page shows it at its present width. */
export function PhotoField({ file, path, schema, value, focus, label }: ValueProps & { label: string }) {
  const desk = useDesk();
  const { properties = {}, description, shownIf } = formOf(schema, value);
  const { src, alt } = properties;
  const isHidden =
    typeof shownIf === 'string' && desk.frame?.element?.contentWindow?.matchMedia(shownIf).matches === false;
  const given = Object(value);
  return (
    <fieldset className="box">
      <legend>{label}</legend>
      {description ? <p className="help">{description}</p> : null}
      {isHidden ? <p className="help">{words.photo.notShown}</p> : null}
      {isSchema(src) ? (
        <Field
          file={file}
          path={[...path, 'src']}
          schema={src}
          value={given.src}
          focus={focus}
          label={label}
          isRequired
          isLabelHidden
        />
      ) : null}
      {isSchema(alt) ? (
        <Field
          file={file}
          path={[...path, 'alt']}
          schema={alt}
          value={given.alt}
          focus={focus}
          label={words.photo.description}
          isRequired
        />
      ) : null}
    </fieldset>
  );
}
