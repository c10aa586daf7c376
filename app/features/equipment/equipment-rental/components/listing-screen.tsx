import { ProcessActions } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { searchHref } from "../read-search.ts";
import { listingPath, RENTAL, RENTAL_LIMITS } from "../rentals.limits.ts";
import type { ListingView } from "../rentals.view.server.ts";
import { ListingFields } from "./listing-form.tsx";
import { ListingPhotos, ListingReviews, OwnerFigures } from "./listing-owner.tsx";
import { MachineView } from "./machine-view.tsx";
import { BoxField, Problem, QuoteTable, TypedField, useDistance, useFigures } from "./parts.tsx";

/** The same page for other days. */
const hrefFor = (view: ListingView, from: string, to: string) =>
  searchHref(listingPath(view.listing.id), {
    ...{ from, to, at: view.typed.at ?? "", deliver: view.typed.deliver ?? "" },
    waiver: view.wantsWaiver ? "yes" : "",
  });

/** Times of the same length at which it is free, each with its quote. */
function Windows({ view, next }: { view: ListingView; next: readonly { from: string; to: string }[] }) {
  const t = useText("equipment-rental");
  const { date } = useFormat();
  if (next.length === 0) return <p>{t("listingPage.noWindow")}</p>;
  return (
    <>
      <p>{t("listingPage.windows")}</p>
      <ul>
        {next.map(({ from, to }) => (
          <li key={from}>
            <a
              href={hrefFor(view, from, to)}
              className="inline-flex min-h-12 items-center font-bold underline"
            >
              {isolated(`${date(from)} – ${date(to)}`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Ask({ view, sent }: { view: ListingView; sent?: Sent }) {
  const t = useText("equipment-rental");
  const { money } = useFormat();
  const distanceOf = useDistance();
  const { listing } = view;
  const own = {
    ...{ isSent: true, idem: undefined },
    value: (name: string) =>
      name === "from" || name === "to"
        ? view.typed[name] || view[name]
        : name === "waiver"
          ? view.wantsWaiver
            ? "yes"
            : ""
          : (view.typed[name] ?? ""),
    error: (name: string) => view.errors[name] ?? sent?.errors[name],
  };
  const form = formOf(["request"], sent);
  const next = form.isSent
    ? sent?.fields.next?.split(" ").flatMap((window) => {
        const [from, to] = window.split("/");
        return from && to ? [{ from, to }] : [];
      })
    : undefined;
  return (
    <TitledSection id="quote" title={t("quote.title")} className="grid content-start gap-4">
      <form method="get" action={listingPath(listing.id)} className="grid gap-4" data-reload>
        <div className="grid gap-4 sm:grid-cols-2">
          <TypedField form={own} name="from" label={t("fields.from")} type="date" />
          <TypedField form={own} name="to" label={t("fields.to")} type="date" />
        </div>
        <TypedField
          form={own}
          name="at"
          label={t("fields.at")}
          hint={t("fields.atHint")}
          most={RENTAL_LIMITS.position}
        />
        <div>
          <BoxField form={own} name="deliver" value="yes" label={t("fields.deliver")} />
          {view.card.waiverRate ? (
            <BoxField form={own} name="waiver" value="yes" label={t("fields.waiver")} />
          ) : null}
        </div>
        <Button variant="outline" className="justify-self-start">
          {t("quote.again")}
        </Button>
      </form>
      {view.quote ? (
        <>
          <QuoteTable quote={view.quote} />
          <p className="text-sm text-muted">{t("quote.note")}</p>
          {view.refunds.length > 0 && (
            <ul className="text-sm">
              {view.refunds.map(({ hoursBefore, percent, cents }) => (
                <li key={hoursBefore}>
                  {t("quote.refund", { hours: hoursBefore, percent, price: isolated(money(cents)) })}
                </li>
              ))}
            </ul>
          )}
          {view.refunds.length === 0 && <p className="text-sm">{t("quote.noRefund")}</p>}
        </>
      ) : (
        <Notice tone="warn" title={t("noQuote")}>
          <p>
            {view.problem === "tooFar" && view.reach
              ? t("errors.tooFarBy", { distance: isolated(distanceOf(view.reach)) })
              : t(view.problem === "noDelivery" ? "errors.noDelivery" : "errors.longSpan")}
          </p>
        </Notice>
      )}
      {(!view.isFree || next) && (
        <Notice tone="warn" title={t("errors.taken")}>
          <Windows view={view} next={next ?? view.next} />
        </Notice>
      )}
      {view.isExample && <p>{t("listingPage.example")}</p>}
      {view.quote && view.isFree && !view.mine && !view.isExample && (
        <form
          method="post"
          action={hrefFor(view, view.from, view.to)}
          noValidate
          className="grid gap-4"
          data-reload
        >
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <input type="hidden" name="version" value={listing.version} />
          <input type="hidden" name="from" value={view.from} />
          <input type="hidden" name="to" value={view.to} />
          <input type="hidden" name="at" value={view.typed.at ?? ""} />
          <input type="hidden" name="deliver" value={view.delivered ? "yes" : "no"} />
          <input type="hidden" name="waiver" value={view.wantsWaiver ? "yes" : "no"} />
          <TypedField
            form={form}
            name="message"
            label={t("fields.message")}
            most={RENTAL_LIMITS.message}
            long
          />
          <p className="text-sm text-muted">{t("listingPage.askText")}</p>
          <Button name="intent" value="request" className="justify-self-start">
            {t("listingPage.ask", { price: isolated(money(view.quote.total)) })}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

/** Weeks as rows, days as cells: a word for readers, a sign and a colour for eyes. */
function Calendar({ view }: { view: ListingView }) {
  const t = useText("equipment-rental");
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
                        : "border border-danger bg-sunken font-bold line-through"
                  }
                >
                  {Number(day.slice(8))}
                  {left !== null && (
                    <span className="sr-only">{t(left > 0 ? "calendar.free" : "calendar.taken")}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TitledSection>
  );
}

/** What its owner does with it. */
function Owner({ view, sent }: { view: ListingView; sent?: Sent }) {
  const t = useText("equipment-rental");
  const block = formOf(["block", "open"], sent, { unit: "1", blockFrom: view.today, blockTo: view.today });
  const edit = formOf(["edit"], sent, view.edit);
  const here = listingPath(view.listing.id);
  if (!view.standing) return null;
  return (
    <TitledSection
      id="owner"
      title={t("listingPage.owner")}
      className="grid gap-4 border-t-2 border-ink pt-4"
    >
      <ProcessActions
        isServed
        standing={view.mayWrite ? view.standing : { ...view.standing, choices: [] }}
        texts={{
          state: (name) => t(`listing.states.${name as "draft"}`),
          transition: (name) => t(`listing.transitions.${name as "publish"}`),
          party: (name) => t(`listing.parties.${name as "owner"}`),
        }}
        idem={view.idem}
        zone={view.listing.siteZone}
        action={here}
      />
      <OwnerFigures view={view} />
      {view.mayWrite && (
        <div>
          <Fold title={t("listingPage.block")} open={block.isSent}>
            <form method="post" action={here} noValidate className="grid max-w-xl gap-4" data-reload>
              <TypedField form={block} name="unit" label={t("fields.unit")} type="numeric" />
              <TypedField form={block} name="blockFrom" label={t("fields.from")} type="date" />
              <TypedField form={block} name="blockTo" label={t("fields.to")} type="date" />
              <div className="flex flex-wrap gap-3">
                <Button name="intent" value="block">
                  {t("listingPage.blockDo")}
                </Button>
                <Button name="intent" value="open" variant="outline">
                  {t("listingPage.openDo")}
                </Button>
              </div>
            </form>
          </Fold>
          <Fold title={t("listingPage.edit")} open={edit.isSent}>
            <form method="post" action={here} noValidate className="grid max-w-2xl gap-5" data-reload>
              <input type="hidden" name="version" value={view.listing.version} />
              <ListingFields form={edit} metric={view.metric} />
              <Button name="intent" value="edit" className="justify-self-start">
                {t("listingPage.save")}
              </Button>
            </form>
          </Fold>
        </div>
      )}
    </TitledSection>
  );
}

/** One machine: what it is, when it is free, what it costs for some days, and asking for it. */
export default function ListingScreen({
  view,
  sent,
  tooLarge,
}: {
  view: ListingView;
  sent?: Sent;
  tooLarge?: boolean;
}) {
  const t = useText("equipment-rental");
  const { money } = useFormat();
  const distanceOf = useDistance();
  const figuresOf = useFigures(view.metric);
  const { listing } = view;
  const hasErrors = Object.keys(view.errors).length > 0;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={RENTAL}>{t("back")}</TextLink>
        </p>
        <div className="flex flex-wrap items-end gap-6">
          <MachineView
            machine={listing.machine}
            photo={view.photos[0]}
            className="h-28 w-44 text-blueprint"
          />
          <div className="grid gap-1">
            <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
              <Typed text={listing.title} />
            </h1>
            <p className="text-lg">
              {t(`machines.${listing.machine}`)} · {isolated(listing.town)}
              {view.distance && ` · ${isolated(distanceOf(view.distance))}`}
            </p>
            <p className="flex flex-wrap items-center gap-2">
              {t("by", { name: isolated(listing.offeredBy) })}
              <Badge variant="outline">{t(`owners.${listing.ownerKind}`)}</Badge>
              {(listing.sample || view.isExample) && <Badge variant="secondary">{t("sample")}</Badge>}
              {listing.withOperator && <Badge variant="outline">{t("withOperator")}</Badge>}
            </p>
          </div>
        </div>
      </header>
      <Problem sent={sent ?? (hasErrors ? { errors: view.errors } : undefined)} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          {listing.words && (
            <p className="max-w-prose">
              <Typed text={listing.words} />
            </p>
          )}
          <dl className="grid grid-cols-2 gap-x-6 border-t border-line">
            {[
              ...figuresOf(view.figures),
              ...(view.year ? [{ name: t("fields.year"), text: String(view.year) }] : []),
              { name: t("fields.units"), text: String(listing.units) },
            ].map(({ name, text }) => (
              <div key={name} className="border-b border-line py-2">
                <dt className="text-sm text-muted">{name}</dt>
                <dd className="font-bold tabular-nums">{text}</dd>
              </div>
            ))}
          </dl>
          {view.bands.length > 0 && (
            <ul>
              {view.bands.map(({ upTo, cents }) => (
                <li key={`${upTo.value} ${upTo.unit}`}>
                  {t("listingPage.band", {
                    distance: isolated(distanceOf(upTo)),
                    price: isolated(money(cents)),
                  })}
                </li>
              ))}
            </ul>
          )}
          <ListingPhotos view={view} sent={sent} tooLarge={tooLarge} />
          <Calendar view={view} />
        </div>
        <Ask view={view} sent={sent} />
      </div>
      <ListingReviews view={view} />
      <Owner view={view} sent={sent} />
    </div>
  );
}
