import type { Content } from '../content/schemas/content-files.ts';
import { classNames } from '../lib/class-names.ts';
import { interpolate } from '../lib/interpolate.ts';
import text from '../ui/text.module.css';

type PackageProps = { item: Content['home']['packages']['items'][number]; named: string | undefined };

/** The name of a package as the business says it, such as `our Move-Prep package`; without such words, the name. */
export function OurPackage({ item: { name }, named }: PackageProps) {
  if (!named) return name;
  return <span className={classNames(text.label, text.muted)}>{interpolate(named, { name })}</span>;
}

/** The name of a package after what clients call it, if it has both: `End-of-lease clean, our Move-Prep package`. */
export function PackageName({ item, named }: PackageProps) {
  if (!item.plain || !named) return item.name;
  return (
    <>
      {item.plain}
      {/* Heard, not seen: the second name is on a line of its own. */}
      <span className={text.silent}>, </span>
      <br />
      <OurPackage item={item} named={named} />
    </>
  );
}
