import { content } from '../content/index.ts';
import { widthAtRatio } from '../lib/photo-width.ts';
import { CallToAction } from '../sections/CallToAction.tsx';
import { FirstActions } from '../sections/FirstActions.tsx';
import { EasyRead } from '../sections/ndis/EasyRead.tsx';
import { Pricing } from '../sections/ndis/Pricing.tsx';
import { PageHeader } from '../sections/PageHeader.tsx';
import { StepsSection } from '../sections/StepsSection.tsx';
import { Accordion } from '../ui/Accordion.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { IconPoints } from '../ui/IconPoints.tsx';
import { Columns } from '../ui/layout/Columns.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { Photo } from '../ui/Photo.tsx';
import { RoomTasks } from '../ui/RoomTasks.tsx';
import { Section } from '../ui/Section.tsx';
import text from '../ui/text.module.css';
import styles from './Ndis.module.css';

const { business, layout, ndis } = content;
const { header, disclaimer, easyRead, howWeHelp, whatWeClean, booking, pricing, rights, faq, closing } = ndis;
const [usual] = pricing.rows;
const { ndisScreening } = business;
const rightsItems = [
  ...rights.items,
  ...(ndisScreening ? [{ title: rights.screeningTitle, text: ndisScreening }] : []),
];

export const head = ndis.meta;

export default function Ndis() {
  return (
    <>
      <PageHeader intro={header} photo={header.photo} note={header.note} layout="wide" background="tinted">
        <FirstActions
          {...header}
          offer={usual && { price: usual.rate, buys: usual.service, to: '#pricing' }}
        />
      </PageHeader>
      <div className={styles.large}>
        <Section tight name="disclaimer">
          <Stack gap="3" align="start" className={styles.disclaimer}>
            <h2 id="disclaimer-heading" className={text.title}>
              {disclaimer.heading}
            </h2>
            <p>{disclaimer.text}</p>
            {easyRead.parts.length > 0 ? (
              <ButtonLink to="#easy-read" label={easyRead.jump} variant="text" />
            ) : null}
          </Stack>
        </Section>
        <Section name="help" intro={howWeHelp} background="tinted" list={howWeHelp.items}>
          <IconPoints items={howWeHelp.items} variant="plain" />
        </Section>
        <Section name="clean" background="quiet" list={whatWeClean.rooms}>
          <Columns align="start" swap="always">
            <Stack>
              <h2 id="clean-heading">{whatWeClean.heading}</h2>
              <p className={text.lead}>{whatWeClean.text}</p>
              <RoomTasks rooms={whatWeClean.rooms} />
            </Stack>
            <Photo
              photo={whatWeClean.photo}
              sizes={`(width >= 64rem) ${widthAtRatio(whatWeClean.photo, 'min(42vw, 33.5rem)', '3 / 4')}, 92vw`}
              ratio="16 / 9"
              wideRatio="3 / 4"
            />
          </Columns>
        </Section>
        <StepsSection process={booking} layout="pairs" />
        <Pricing {...pricing} />
        <Section name="rights" intro={rights} layout="beside" background="tinted" list={rightsItems}>
          <DescriptionList items={rightsItems} variant="pairs" />
        </Section>
        <Section name="faq" id="faq" intro={faq} list={faq.items} layout="column">
          <Accordion items={faq.items} linkLabel={layout.faqLink} />
        </Section>
        <EasyRead {...easyRead} />
      </div>
      <CallToAction {...closing} layout="centred" background="page" />
    </>
  );
}
