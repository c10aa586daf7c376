import { LISTING_PHOTOS, PhotoGallery } from "~/engines/listing/listing.ts";
import { ProcessActions } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { dayAfter } from "~/lib/local-day.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import type { HousePageView } from "../houses.view.server.ts";
import { housePath, housePhoto, LODGING, LODGING_LIMITS } from "../lodging.limits.ts";
import { searchHref } from "../read-search.ts";
import { HouseFields } from "./house-fields.tsx";
import { CostTable, Problem, searchForm, TypedField, useDistance, useHas } from "./parts.tsx";
import { PhotoField } from "./photo-field.tsx";

interface HouseProps {
  view: HousePageView;
  sent?: Sent;
  tooLarge?: boolean;
}

const hrefFor = (view: HousePageView, arrive: string, leave: string) =>
  searchHref(housePath(view.house.id), { ...view.typed, arrive, leave, crew: String(view.crew) });

/** Times of the same length at which enough beds are free. */
function Windows({ view, next }: HouseProps & { next: readonly { arrive: string; leave: string }[] }) {
  const t = useText("lodging");
  const { date } = useFormat();
  if (next.length === 0) return <p>{t("housePage.noWindow")}</p>;
  return (
    <>
      <p>{t("housePage.windows")}</p>
      <ul>
        {next.map(({ arrive, leave }) => (
          <li key={arrive}>
            <a
              href={hrefFor(view, arrive, leave)}
              className="inline-flex min-h-12 items-center font-bold underline"
            >
              {isolated(`${date(arrive)} – ${date(leave)}`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What comes back of the price of a stay that is called off, by the day on which it is. */
export function Refunds({
  refunds,
}: {
  refunds: readonly { until: string; percent: number; cents: number }[];
}) {
  const t = useText("lodging");
  const { date, money } = useFormat();
  if (refunds.length === 0) return <p className="text-sm">{t("cost.noRefund")}</p>;
  return (
    <ul className="text-sm">
      {refunds.map(({ until, percent, cents }) => (
        <li key={until}>
          {t("cost.refund", { day: isolated(date(until)), percent, price: isolated(money(cents)) })}
        </li>
      ))}
      <li>{t("cost.refundAfter")}</li>
    </ul>
  );
}

/** Why beds cannot be asked for as they stand in the address; undefined where they can. */
function useObstacle(view: HousePageView) {
  const t = useText("lodging");
  if (view.isTooSmall) return t("housePage.tooSmall", { beds: view.beds, units: view.house.units });
  if (view.isTooLong) return t("housePage.tooLong", { count: view.house.attrs.longestNights });
  return undefined;
}

function Ask({ view, sent }: HouseProps) {
  const t = useText("lodging");
  const { money } = useFormat();
  const { house } = view;
  const own = searchForm(view);
  const form = formOf(["request"], sent);
  const obstacle = useObstacle(view);
  const next = form.isSent
    ? sent?.fields.next?.split(" ").flatMap((window) => {
        const [arrive, to] = window.split("/");
        return arrive && to ? [{ arrive, leave: dayAfter(to) }] : [];
      })
    : undefined;
  const isTaken = !view.isFree && !view.isTooSmall;
  return (
    <TitledSection id="quote" title={t("cost.title")} className="grid content-start gap-4">
      <form method="get" action={housePath(house.id)} className="grid gap-4 sm:grid-cols-2" data-reload>
        <TypedField form={own} name="crew" label={t("fields.crew")} type="numeric" />
        <TypedField form={own} name="workDays" label={t("fields.workDays")} type="numeric" />
        <TypedField form={own} name="arrive" label={t("fields.arrive")} type="date" />
        <TypedField form={own} name="leave" label={t("fields.leave")} type="date" />
        <TypedField form={own} name="wage" label={t("fields.wage")} type="decimal" />
        <TypedField form={own} name="perDiem" label={t("fields.perDiem")} type="decimal" />
        <TypedField
          form={own}
          name="at"
          label={t("fields.at")}
          hint={t("fields.atHint")}
          most={LODGING_LIMITS.position}
        />
        <Button variant="outline" className="self-end justify-self-start">
          {t("cost.again")}
        </Button>
      </form>
      {house.cost ? (
        <>
          <CostTable cost={house.cost} assumed={{ ...view.assumed, metric: view.metric }} isWhole />
          {view.nights < view.leastNights && <p>{t("cost.least", { count: view.leastNights })}</p>}
          <Refunds refunds={view.refunds} />
        </>
      ) : (
        <p>{t("noPrice")}</p>
      )}
      {obstacle && <Notice tone="warn" title={obstacle} />}
      {(isTaken || next) && (
        <Notice tone="warn" title={t("errors.taken")}>
          <Windows view={view} next={next ?? view.next} />
        </Notice>
      )}
      {view.isExample && <p>{t("housePage.example")}</p>}
      {house.cost && view.isFree && !obstacle && !view.mine && !view.isExample && (
        <form
          method="post"
          action={hrefFor(view, view.arrive, view.leave)}
          noValidate
          className="grid gap-4"
          data-reload
        >
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <input type="hidden" name="version" value={view.version} />
          <input type="hidden" name="crew" value={view.crew} />
          <input type="hidden" name="arrive" value={view.arrive} />
          <input type="hidden" name="leave" value={view.leave} />
          <TypedField
            form={form}
            name="message"
            label={t("fields.message")}
            most={LODGING_LIMITS.message}
            long
          />
          <p className="text-sm text-muted">{t("housePage.askText")}</p>
          <Button name="intent" value="request" className="justify-self-start">
            {t("housePage.ask", { price: isolated(money(house.cost.quote.total)) })}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

/** Weeks as rows, nights as cells with the beds that are left. */
function Calendar({ view }: HouseProps) {
  const t = useText("lodging");
  const { date } = useFormat();
  return (
    <TitledSection id="calendar" title={t("calendar.title")} className="grid content-start gap-3">
      <p className="text-muted">{t("calendar.text")}</p>
      <table className="w-full max-w-md border-separate border-spacing-1 text-center tabular-nums">
        <caption className="sr-only">{t("calendar.title")}</caption>
        <tbody>
          {view.weeks.map((week) => (
            <tr key={week[0]?.day}>
              <th scope="row" className="pe-2 text-start text-sm font-normal text-muted">
                {week[0] && date(week[0].day)}
              </th>
              {week.map(({ day, left }) => (
                <td
                  key={day}
                  className={
                    left === null
                      ? "text-muted"
                      : left > 0
                        ? "border border-ok"
                        : "border border-danger bg-sunken font-bold"
                  }
                >
                  {left === null ? "–" : left}
                  {left !== null && <span className="sr-only">{t("calendar.left", { count: left })}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TitledSection>
  );
}

function Photos({ view, sent, tooLarge }: HouseProps) {
  const t = useText("lodging");
  const form = formOf(["photo"], sent);
  const { photos, house } = view;
  return (
    <PhotoGallery
      {...{ photos, mayWrite: view.mayWrite, here: housePath(house.id) }}
      address={housePhoto}
      idem={form.idem ?? view.idem}
      isOpen={form.isSent || Boolean(tooLarge)}
      field={<PhotoField form={form} tooLarge={tooLarge} />}
      words={{
        ...{ title: t("photos.title"), first: t("photos.first"), drop: t("photos.drop") },
        ...{ addTo: t("photos.addTo"), add: t("photos.add") },
        upTo: t("photos.upTo", { count: LISTING_PHOTOS.count }),
        alt: (number) => t("photos.altNth", { title: house.title, number, count: photos.length }),
      }}
    />
  );
}

function Reviews({ view }: HouseProps) {
  const t = useText("lodging");
  const { date, number } = useFormat();
  const { reviews } = view;
  if (reviews.length === 0) return null;
  const average = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
  return (
    <TitledSection id="reviews" title={t("reviews.title")} className="grid gap-3">
      <p className="font-bold">
        {t("reviews.average", { stars: number(Math.round(average * 10) / 10), count: reviews.length })}
      </p>
      <ul>
        {reviews.map((review) => (
          <li key={review.id} className="grid gap-1 border-t border-line py-2">
            <p>
              {t("reviews.of5", { count: review.stars })}
              {review.publishedAt && ` · ${isolated(date(review.publishedAt.slice(0, 10)))}`}
              {!review.here && ` · ${t("reviews.elsewhere")}`}
            </p>
            {review.body && (
              <p>
                <Typed text={review.body} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Owner({ view, sent }: HouseProps) {
  const t = useText("lodging");
  const { date, number } = useFormat();
  const edit = formOf(["edit"], sent, view.edit);
  const block = formOf(["block", "open"], sent, {
    ...{ unit: "1", blockFrom: view.today, blockTo: view.today },
  });
  const here = housePath(view.house.id);
  if (!view.standing) return null;
  return (
    <TitledSection id="owner" title={t("housePage.owner")} className="grid gap-4 border-t-2 border-ink pt-4">
      <ProcessActions
        isServed
        standing={view.mayWrite ? view.standing : { ...view.standing, choices: [] }}
        texts={{
          state: (name) => t(`listing.states.${name as "draft"}`),
          transition: (name) => t(`listing.transitions.${name as "publish"}`),
          party: (name) => t(`listing.parties.${name as "owner"}`),
        }}
        idem={view.idem}
        zone={view.siteZone}
        action={here}
      />
      {view.blocked.length > 0 && (
        <ul>
          {view.blocked.map(({ unit, from, to }) => (
            <li key={`${unit} ${from}`}>
              {t("housePage.blocked", { bed: number(unit), days: isolated(`${date(from)} – ${date(to)}`) })}
            </li>
          ))}
        </ul>
      )}
      {view.mayWrite && (
        <Fold title={t("housePage.block")} open={block.isSent}>
          <form method="post" action={here} noValidate className="grid max-w-xl gap-4" data-reload>
            <TypedField
              form={block}
              name="unit"
              label={t("fields.whichBed")}
              hint={t("fields.whichBedHint", { beds: number(view.house.units) })}
              type="numeric"
            />
            <TypedField form={block} name="blockFrom" label={t("fields.firstNight")} type="date" />
            <TypedField form={block} name="blockTo" label={t("fields.lastNight")} type="date" />
            <div className="flex flex-wrap gap-3">
              <Button name="intent" value="block">
                {t("housePage.blockDo")}
              </Button>
              <Button name="intent" value="open" variant="outline">
                {t("housePage.openDo")}
              </Button>
            </div>
          </form>
        </Fold>
      )}
      {view.mayWrite && (
        <Fold title={t("housePage.edit")} open={edit.isSent}>
          <form method="post" action={here} noValidate className="grid max-w-3xl gap-5" data-reload>
            <input type="hidden" name="version" value={view.version} />
            <HouseFields form={edit} />
            <Button name="intent" value="edit" className="justify-self-start">
              {t("housePage.save")}
            </Button>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}

/** One house: what is in it, which beds are free, what it costs the project, and asking for it. */
export default function HouseScreen({ view, sent, tooLarge }: HouseProps) {
  const t = useText("lodging");
  const { money, number } = useFormat();
  const distanceOf = useDistance();
  const hasOf = useHas();
  const { house } = view;
  const hasErrors = Object.keys(view.errors).length > 0;
  const prices = (["day", "week", "month"] as const).flatMap((block) => {
    const cents = view.card.prices[block];
    return cents ? [t(`perBed.${block}`, { price: isolated(money(cents)) })] : [];
  });
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={searchHref(LODGING, view.typed)}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={house.title} />
        </h1>
        <p className="text-lg">
          {isolated(house.town)}
          {house.distance && ` · ${distanceOf(house.distance)}`}
        </p>
        <p className="flex flex-wrap items-center gap-2">
          {t("by", { name: isolated(house.offeredBy) })}
          <Badge variant="outline">{t(`owners.${view.ownerKind}`)}</Badge>
          <Badge variant="outline">{t(`sorts.${house.sort}`)}</Badge>
          {(house.sample || view.isExample) && <Badge variant="secondary">{t("sample")}</Badge>}
        </p>
      </header>
      <Problem sent={sent ?? (hasErrors ? { errors: view.errors } : undefined)} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          {view.words && (
            <p className="max-w-prose">
              <Typed text={view.words} />
            </p>
          )}
          <ul className="border-t border-line">
            {[
              ...hasOf(house),
              ...prices,
              ...(house.attrs.leastBeds > 1 ? [t("terms.leastBeds", { count: house.attrs.leastBeds })] : []),
              t("terms.longest", { count: house.attrs.longestNights }),
              t("terms.notice", { count: house.attrs.noticeNights }),
              t(house.attrs.extends ? "terms.extends" : "terms.asks"),
              ...(view.answers
                ? [
                    t("terms.answers", {
                      count: view.answers.count,
                      hours: number(Math.round(view.answers.hours)),
                    }),
                  ]
                : []),
            ].map((line) => (
              <li key={line} className="border-b border-line py-2">
                {line}
              </li>
            ))}
          </ul>
          <Photos view={view} sent={sent} tooLarge={tooLarge} />
          <Calendar view={view} />
        </div>
        <Ask view={view} sent={sent} />
      </div>
      <Reviews view={view} />
      <Owner view={view} sent={sent} />
    </div>
  );
}
