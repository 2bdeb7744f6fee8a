import type { Logo } from '../content/schemas/brand.ts';
import styles from './Wordmark.module.css';

const colours: Record<string, string> = {
  accent: 'var(--accent)',
  ink: 'currentColor',
  soft: 'var(--decoration)',
};

/** Gives the parts of a drawing that have a role the colours of the page, in place of their own. */
const inRoles = (parts: string) =>
  parts.replace(
    / (fill|stroke)="[^"]*" data-\1="(accent|ink|soft)"/g,
    (_, paint: string, role: string) => ` ${paint}="${colours[role]}"`,
  );

/** The logo with the name of the business, or a wide logo that has the name in it. */
export function Wordmark({ name, logo }: { name: string; logo: Logo }) {
  const { isWide, width, height } = logo;
  return (
    <span className={styles.wordmark}>
      {'src' in logo ? (
        <img src={logo.src} width={width} height={height} alt={isWide ? name : ''} />
      ) : (
        <svg
          viewBox={logo.viewBox}
          width={width}
          height={height}
          {...(isWide ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
          dangerouslySetInnerHTML={{ __html: inRoles(logo.parts) }}
        />
      )}
      {isWide ? null : name}
    </span>
  );
}
