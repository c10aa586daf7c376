import { EntryClaim } from "~/engines/directory/directory.ts";
import { mapLinks } from "~/engines/place/place.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { COMPANIES, companyPath, FORM } from "../rental-companies.limits.ts";
import type { CompanyView } from "../rental-companies.view.server.ts";
import { BLOCKS } from "../yard.ts";
import { BasketWords } from "./companies-screen.tsx";
import { BasketPrice, Marks, Problem, TypedField, useSay, useTerms, useWorking } from "./parts.tsx";

function Yards({ view }: { view: CompanyView }) {
  const t = useText("rental-companies");
  return (
    <TitledSection id="yards" title={t("yards")} className="grid gap-3">
      <ul className="border-t-2 border-ink">
        {view.places.map((place) => (
          <li key={`${place.called} ${place.latitude}`} className="grid gap-1 border-b border-line py-3">
            <strong>
              <Typed text={place.called} />
            </strong>
            {place.address && <Typed text={place.address} />}
            {place.hours && <Typed text={place.hours} />}
            <span className="flex flex-wrap gap-x-6">
              {place.phone && (
                <TextLink href={`tel:${place.phone.replace(/[^\d+]/g, "")}`}>
                  <bdi translate="no">{place.phone}</bdi>
                </TextLink>
              )}
              <TextLink href={mapLinks(place, place.called).geo}>{t("map")}</TextLink>
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Terms({ view }: { view: CompanyView }) {
  const t = useText("rental-companies");
  const termsOf = useTerms();
  return (
    <TitledSection id="terms" title={t("terms.title")} className="grid gap-3">
      <dl className="border-t-2 border-ink">
        {termsOf(view.company.yard).map(([term, says]) => (
          <div key={term} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[12rem_1fr]">
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium">{says}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

function Prices({ view }: { view: CompanyView }) {
  const t = useText("rental-companies");
  const { wholeMoney } = useFormat();
  return (
    <TitledSection id="list" title={t("list")} className="grid gap-3">
      <DataTable
        caption={t("list")}
        captionHidden
        columns={[
          { key: "machine", heading: t("facets.machine") },
          ...BLOCKS.map((block) => ({ key: block, heading: t(`perBlock.${block}`), numeric: true })),
        ]}
        rows={view.company.yard.machines.map((one) => ({
          id: one.machine,
          cells: {
            machine: t(`machines.${one.machine}`),
            ...Object.fromEntries(
              BLOCKS.map((block) => [block, one[block] ? wholeMoney(one[block]) : t("noPrice")]),
            ),
          },
        }))}
      />
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <TextLink href={`${companyPath(view.company.id)}/rate-card.csv`} data-reload>
          {t("file.csv")}
        </TextLink>
        {!view.isExample && (
          <TextLink
            href={`/vic-service?${new URLSearchParams({ topic: t("wrongFeeOf", { name: view.company.name }).slice(0, 200) })}`}
          >
            {t("wrongFee")}
          </TextLink>
        )}
      </p>
    </TitledSection>
  );
}

function Basket({ basket }: Pick<CompanyView, "basket">) {
  const t = useText("rental-companies");
  const { money } = useFormat();
  const working = useWorking();
  return (
    <TitledSection id="basket" title={t("basket.title")} className="grid gap-3">
      <BasketWords />
      {"parts" in basket ? (
        <>
          {basket.parts.map(({ machine, days, lines }) => (
            <div key={machine} className="grid gap-1">
              <h3 className="font-bold">
                {t("basket.line", { machine: t(`machines.${machine}`), count: days })}
              </h3>
              <ul>
                {lines.map((line) => (
                  <li
                    key={working(line)}
                    className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1"
                  >
                    <span>{working(line)}</span>
                    <span className="tabular-nums">{money(line.cents)}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <p className="flex flex-wrap justify-between gap-x-4 text-lg font-bold">
            <span>{t("basket.total")}</span>
            <BasketPrice basket={basket} />
          </p>
        </>
      ) : (
        <p>
          <BasketPrice basket={basket} />
        </p>
      )}
      <p className="max-w-prose text-sm text-muted">{t("basket.how")}</p>
    </TitledSection>
  );
}

const STARS = ["5", "4", "3", "2", "1"] as const;

function ReviewForm({ view, sent }: { view: CompanyView; sent?: Sent }) {
  const t = useText("rental-companies");
  const say = useSay();
  const { date } = useFormat();
  const form = formOf(["review"], sent);
  const [wrong, unsaid] = [form.error("booking"), form.error("stars")];
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.idem} />
      <SelectField
        name="booking"
        label={t("review.booking")}
        error={wrong && say(wrong)}
        options={view.bookings.map(({ id, title, fromDay, toDay }) => ({
          value: id,
          text: `${title}, ${date(fromDay)} – ${date(toDay)}`,
        }))}
        defaultValue={form.value("booking")}
      />
      <RadioTiles
        name="stars"
        legend={t("review.stars")}
        options={STARS.map((value) => ({ value, text: t("review.of", { n: value }) }))}
        chosen={form.value("stars")}
        error={unsaid && say(unsaid)}
      />
      <TypedField form={form} name="body" label={t("review.body")} long />
      <Button name="intent" value="review" variant="outline" className="justify-self-start">
        {t("review.do")}
      </Button>
    </form>
  );
}

function Reviews({ view, sent }: { view: CompanyView; sent?: Sent }) {
  const t = useText("rental-companies");
  const { date } = useFormat();
  return (
    <TitledSection id="reviews" title={t("review.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("review.rule")}</p>
      <ul className="border-t-2 border-ink">
        {view.reviews.map((review) => {
          const form = formOf(["answer"], sent?.fields.review === review.id ? sent : undefined);
          return (
            <li key={review.id} className="grid gap-1 border-b border-line py-3">
              <p className="flex flex-wrap items-center gap-x-3">
                <strong>{t("review.of", { n: review.stars })}</strong>
                <span className="text-muted">{date(review.createdAt)}</span>
                <span className="text-muted">
                  {t(review.sample ? "review.fromSample" : "review.fromBooking")}
                </span>
                {review.sample && <Badge variant="secondary">{t("sample")}</Badge>}
              </p>
              {review.body && <Typed text={review.body} />}
              {review.answer && (
                <div className="border-s-4 border-line ps-3">
                  <strong>{t("review.answered")}</strong> <Typed text={review.answer} />
                </div>
              )}
              {view.isFirm && (
                <form method="post" noValidate className="grid max-w-xl gap-3" data-reload>
                  <input type="hidden" name="review" value={review.id} />
                  <input type="hidden" name="version" value={review.version} />
                  <TypedField
                    form={form}
                    name="answer"
                    id={`answer-${review.id}`}
                    label={t("review.answer")}
                    long
                  />
                  <Button name="intent" value="answer" variant="outline" className="justify-self-start">
                    {t("review.send")}
                  </Button>
                </form>
              )}
              {review.own && (
                <form method="post" data-reload>
                  <input type="hidden" name="review" value={review.id} />
                  <Button name="intent" value="drop" variant="link">
                    {t("review.drop")}
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
      {view.reviews.length === 0 && <p>{t("noReviews")}</p>}
      {view.bookings.length > 0 && <ReviewForm view={view} sent={sent} />}
    </TitledSection>
  );
}

/** One company: its yards, list and terms, the basket at its list, and what is said of it. */
export default function CompanyScreen({ view, sent }: { view: CompanyView; sent?: Sent }) {
  const t = useText("rental-companies");
  const say = useSay();
  const { date } = useFormat();
  const { company } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href={COMPANIES}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={company.name} />
        </h1>
        <Marks {...company} />
        {company.about && <Typed text={company.about} />}
        <p className="text-muted">
          {company.firmSince ? t("firmSince", { day: date(company.firmSince) }) : t("notFirm")}
        </p>
        {view.mayWrite && (
          <p>
            <a href={`${FORM}?company=${company.id}`} className={buttonClass({ variant: "outline" })}>
              {t("change")}
            </a>
          </p>
        )}
      </header>
      <Problem sent={sent} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Yards view={view} />
        <Terms view={view} />
        <Prices view={view} />
        <Basket basket={view.basket} />
      </div>
      <Reviews view={view} sent={sent} />
      {!view.isExample && (!company.firmSince || view.claim) && (
        <EntryClaim view={view} sent={sent} say={say} />
      )}
      {view.mayWrite && (
        <details>
          <summary className="inline-flex min-h-12 cursor-pointer items-center font-medium text-danger">
            {t("remove.title")}
          </summary>
          <form method="post" className="grid justify-items-start gap-3 pt-2" data-reload>
            <p className="max-w-prose">{t("remove.text")}</p>
            <Button name="intent" value="remove" variant="destructive">
              {t("remove.sure")}
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}
