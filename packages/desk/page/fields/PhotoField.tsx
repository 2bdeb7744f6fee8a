import { formOf, isSchema } from '../forms/schema.ts';
import { words } from '../words.ts';
import { Field } from './Field.tsx';
import type { ValueProps } from './GroupFields.tsx';

/** A photo with what it shows, for people who do not see it. */
export function PhotoField({ file, path, schema, value, focus, label }: ValueProps & { label: string }) {
  const { src, alt } = formOf(schema, value).properties ?? {};
  const given = Object(value);
  return (
    <fieldset className="box">
      <legend>{label}</legend>
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
