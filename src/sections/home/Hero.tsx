import { drawnNote } from '../../art/note-file.ts';
import type { Content } from '../../content/schemas/content-files.ts';
import { wideHeroClass, wideHeroMedia } from '../../content/schemas/home.ts';
import { inOrder } from '../../content/schemas/price.ts';
import { classNames } from '../../lib/class-names.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { QuoteLink } from '../../links/QuoteLink.tsx';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import control from '../../ui/control.module.css';
import { HandNote } from '../../ui/HandNote.tsx';
import { photoFrameClass } from '../../ui/layout/frame.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import styles from './Hero.module.css';
import { TrustRow } from './TrustRow.tsx';

/**
 * The hero. The content selects which buttons come first. Both variants link to the services and, if there is one, the
 * team. The lowest price is a link to the packages. It is above the buttons, where no popup covers it. Beside the card is
 * a field for the visitor's town, which `src/browser/town.ts` answers.
 */
export function Hero({ about, business, home }: Content) {
  const { hero, packages } = home;
  const [lowest] = inOrder(packages.items.map(({ fromPrice }) => fromPrice));
  const hasTeam = about.team.members.length > 0;
  const toTeam = { to: '/about#team', label: hero.meetTeam };
  const toServices = { to: '/services', label: hero.viewServices };
  const team = hasTeam && hero.variant === 'team';
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-heading">
      <div className={styles.photo}>
        <HeroPhoto {...hero} />
      </div>
      {hero.note ? (
        <div className={styles.note}>
          <div className={styles.card}>
            <HandNote note={drawnNote(hero.note)} />
          </div>
          {hero.town ? (
            <Stack gap="2" className={styles.slip} data-print="hide">
              <Stack as="label" gap="1">
                {hero.town.label}
                <input type="text" name="suburb" className={control.control} autoComplete="address-level2" />
              </Stack>
            </Stack>
          ) : null}
        </div>
      ) : null}
      <Stack gap="3" align="start" className={styles.content}>
        <h1 id="hero-heading" className={styles.headline}>
          {business.tagline}
        </h1>
        <p className={styles.text}>
          {hero.text}
          {lowest ? (
            <>
              {' '}
              <a href="#packages">{interpolate(hero.proof.price, { price: lowest.text })}</a>
            </>
          ) : null}
        </p>
        <ButtonRow>
          <QuoteLink label={team ? hero.getYourQuote : hero.requestQuote} location="hero_primary" />
          <ButtonLink {...(team ? toTeam : toServices)} variant="secondary" />
          {hasTeam ? <ButtonLink {...(team ? toServices : toTeam)} variant="text" /> : null}
          {hero.bookingNote && hero.write && business.quoteForm.url ? (
            <p className={styles.booking}>
              {hero.bookingNote} <a href="#quote">{hero.write}</a>
            </p>
          ) : null}
        </ButtonRow>
        <TrustRow business={business} home={home} />
      </Stack>
    </section>
  );
}

/**
 * The photo, in two crops, loaded with high priority: the upright one is for portrait viewports and beside the headline.
 * A photo on another host replaces both; if it fails to load, the wide photo is the fallback.
 */
function HeroPhoto({ photo, portraitPhoto, externalPhotoUrl }: Content['home']['hero']) {
  const { src, alt, width, height } = photo;
  const image = { width, height, fetchPriority: 'high' } as const;
  const frame = photoFrameClass({ ratio: 'box' });
  if (externalPhotoUrl)
    return (
      <picture className={frame}>
        <img className={styles.image} src={externalPhotoUrl} data-fallback={src} alt={alt} {...image} />
      </picture>
    );
  return (
    <picture className={frame}>
      <source media={wideHeroMedia} type="image/avif" srcSet={photo.srcset} sizes="100vw" />
      <source
        type="image/avif"
        srcSet={portraitPhoto.srcset}
        sizes="(width >= 64rem) max(57vw, 40rem), 100vw"
      />
      <source type="image/webp" srcSet={portraitPhoto.webp} />
      <img
        className={classNames(portraitPhoto.focus, wideHeroClass, styles.image)}
        src={src}
        alt={alt}
        {...image}
      />
    </picture>
  );
}
