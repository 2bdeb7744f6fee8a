import type { LocalBusiness, OfferCatalog, OpeningHoursSpecification, Place, WebSite } from 'schema-dts';
import { telHref } from '../../../src/lib/phone.ts';
import { pathOf, type RoutePage } from '../../../src/routes.ts';
import { absoluteUrl } from '../../absolute-url.ts';
import type { LoadedContent } from '../../content/loaded-content.ts';
import { photoUrl } from '../../content/photos/photo-addresses.ts';
import { onExampleDomain } from '../../on-example-domain.ts';

/** The lowest possible rating; the highest is a fact of business.yaml. */
const worstRating = 1;
/** Decimals of coordinates, about one metre. Search engines require at least five. */
const geoDecimals = 5;

/** The `@id` of the business, by which other entries refer to it. */
export function businessId(content: LoadedContent): string {
  return absoluteUrl(content, '/#business');
}

/** The business with all its facts. */
export function localBusiness(content: LoadedContent): LocalBusiness {
  const { business } = content;
  const surroundings = `${business.regionName} ${business.areaServedEnding}`;
  // Placeholder profiles are left out.
  const sameAs = business.social.filter((profile) => !profile.placeholder).map((profile) => profile.url);
  const closed = business.notices.filter((notice) => notice.closed);
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(content),
    name: business.name,
    slogan: business.tagline,
    description: content.home.meta.description,
    url: absoluteUrl(content, '/'),
    logo: absoluteUrl(content, '/icon-512.png'),
    image: absoluteUrl(content, photoUrl(content.home.hero.photo.src)),
    telephone: telHref(business.phone).replace('tel:', ''),
    email: business.email,
    priceRange: business.priceRange,
    currenciesAccepted: business.currency,
    paymentAccepted: business.payment.map((way) => way.charAt(0).toUpperCase() + way.slice(1)).join(', '),
    ...(business.founded !== null && { foundingDate: String(business.founded) }),
    founder: {
      '@type': 'Person',
      name: business.founder.firstName,
      givenName: business.founder.firstName,
      jobTitle: business.founder.role,
    },
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.address.locality,
      addressRegion: business.address.region,
      postalCode: business.address.postcode,
      addressCountry: business.address.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: business.geo.latitude.toFixed(geoDecimals),
      longitude: business.geo.longitude.toFixed(geoDecimals),
    },
    openingHoursSpecification: openingHours(content),
    ...(closed.length > 0 && {
      specialOpeningHoursSpecification: closed.map(({ from, until }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: from,
        validThrough: until,
        // The same time twice means closed all day.
        opens: '00:00',
        closes: '00:00',
      })),
    }),
    areaServed: [...business.areaServed, surroundings].map((name): Place => ({ '@type': 'Place', name })),
    ...(business.rating && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: business.rating.value,
        bestRating: business.rating.best,
        worstRating,
        ratingCount: business.rating.count,
      },
    }),
    hasOfferCatalog: offerCatalog(content),
    ...(sameAs.length > 0 && { sameAs }),
    ...(business.googleBusinessUrl !== null &&
      !onExampleDomain(business.googleBusinessUrl) && { hasMap: business.googleBusinessUrl }),
  };
}

/** The hours of all days: one entry for each time, with its days. A single entry is not put in a list. */
function openingHours({ business }: LoadedContent): OpeningHoursSpecification | OpeningHoursSpecification[] {
  const all = business.structuredDataHours;
  const isSame = (a: (typeof all)[number], b: typeof a) => a.opens === b.opens && a.closes === b.closes;
  const times = all.filter((entry, index) => all.findIndex((other) => isSame(entry, other)) === index);
  const entries = times.map(
    (time): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: all.filter((entry) => isSame(entry, time)).map(({ day }) => day),
      opens: time.opens,
      closes: time.closes,
    }),
  );
  return entries.length === 1 && entries[0] ? entries[0] : entries;
}

/** The web site, from which search engines take the site name. */
export function webSite(content: LoadedContent): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(content, '/#website'),
    name: content.business.name,
    url: absoluteUrl(content, '/'),
    inLanguage: 'en-AU',
    publisher: { '@id': businessId(content) },
  };
}

/** The services offered, each with the URL of its page. The key of a service is the name of its page. */
function offerCatalog(content: LoadedContent): OfferCatalog {
  const offered = Object.entries(content.business.services).map(([key, name]) => ({
    '@type': 'Offer' as const,
    itemOffered: {
      '@type': 'Service' as const,
      name,
      url: absoluteUrl(content, pathOf(key as RoutePage)),
      provider: { '@id': businessId(content) },
    },
  }));
  return { '@type': 'OfferCatalog', name: content.services.header.heading, itemListElement: offered };
}
