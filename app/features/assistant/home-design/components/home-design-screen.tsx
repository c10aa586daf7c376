import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { PATH, SIZE_LETTERS } from "../home-design.address.ts";
import type { HomeDesignView } from "../home-design.view.server.ts";
import type { KeepingView } from "../plans.view.server.ts";
import { HomeDesignForm } from "./home-design-form.tsx";
import { KeepPlan } from "./keep-plan.tsx";
import { type Drawn, RoomTable, Sheets } from "./plan-parts.tsx";

function Variants({ variants }: Pick<Drawn, "variants">) {
  const t = useText("home-design");
  return (
    <nav aria-label={t("variants")} className="print:hidden">
      <ul className="grid grid-cols-3 gap-3">
        {variants.map(({ href, text, score, stamp, current }) => (
          <li key={href}>
            <a
              href={href}
              data-reload
              aria-current={current ? "page" : undefined}
              className={`grid gap-2 border p-2 text-sm ${current ? "border-2 border-accent" : "border-control hover:border-ink"}`}
            >
              <svg viewBox={stamp.box} className="h-24 w-full" aria-hidden="true">
                <path d={stamp.walls} className="fill-ink" />
                <path d={stamp.rooms} className="fill-surface" />
              </svg>
              <span className="flex flex-wrap justify-between gap-x-2">
                <span className="font-medium">{text}</span>
                <bdi className="tabular-nums">{score}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Others({ view }: { view: Drawn }) {
  const t = useText("home-design");
  return (
    <form action={PATH} data-reload className="grid gap-4 border-y border-line py-6 print:hidden">
      {view.next.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CheckboxList
        name="keep"
        legend={t("keep")}
        hint={t("keepHint")}
        options={view.keep.map(({ value, text }) => ({ value, text }))}
        chosen={view.keep.filter(({ checked }) => checked).map(({ value }) => value)}
      />
      <Button variant="outline" className="justify-self-start">
        {t("others")}
      </Button>
    </form>
  );
}

/** The sides of each room, to be typed anew: the same draw comes as near to them as it can. */
function Sizes({ sizes }: Pick<Drawn, "sizes">) {
  const t = useText("home-design");
  return (
    <Fold title={t("sizes.title")} open={sizes.rooms.some(({ value }) => value !== "")}>
      <form action={PATH} data-reload noValidate className="grid gap-4">
        {sizes.along.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <p className="max-w-prose text-muted">{t("sizes.hint")}</p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] items-end gap-4">
          {sizes.rooms.map(({ id, name, value, error }) => (
            <Field
              key={id}
              name={`size-${id}`}
              label={`${name} (${sizes.unit})`}
              error={error}
              defaultValue={value}
              maxLength={SIZE_LETTERS}
              dir="ltr"
            />
          ))}
        </div>
        <Button variant="outline" className="justify-self-start">
          {t("sizes.do")}
        </Button>
      </form>
    </Fold>
  );
}

function Cost({ cost, estimate }: Pick<Drawn, "cost" | "estimate">) {
  const t = useText("home-design");
  const { date, money } = useFormat();
  const whole = (cents: number) => (
    <bdi className="tabular-nums">{money(Math.round(cents / 100_000) * 100_000)}</bdi>
  );
  return (
    <TitledSection id="cost" title={t("cost")} className="grid gap-3">
      <p className="text-2xl font-bold">
        {whole(cost.low)} – {whole(cost.high)}
      </p>
      <p className="max-w-prose">
        {t("costLikely")} {whole(cost.likely)} (<bdi>{money(cost.perArea)}</bdi> / {cost.perUnit}).{" "}
        {t("costSource", { day: date(cost.oldest) })}
      </p>
      {cost.lines.length > 0 ? (
        <DataTable
          dense
          caption={t("costLines")}
          columns={[
            { key: "title", heading: t("work") },
            { key: "qty", heading: t("quantity"), numeric: true },
            { key: "amount", heading: t("amount"), numeric: true },
          ]}
          rows={cost.lines.map(({ id, title, qty, cents }) => ({
            id,
            cells: { title, qty: <bdi>{qty}</bdi>, amount: <bdi>{money(cents)}</bdi> },
          }))}
        />
      ) : (
        <TextLink
          href={cost.href}
          data-reload
          className="inline-flex min-h-12 items-center justify-self-start print:hidden"
        >
          {t("costOpen")}
        </TextLink>
      )}
      {estimate && (
        <p className="max-w-prose print:hidden">
          <TextLink href={estimate} className="inline-flex min-h-12 items-center">
            {t("estimate")}
          </TextLink>{" "}
          <span className="text-muted">{t("estimateHint")}</span>
        </p>
      )}
    </TitledSection>
  );
}

function Checks({ checks, todo }: Pick<Drawn, "checks" | "todo">) {
  const t = useText("home-design");
  return (
    <TitledSection id="checks" title={t("checksTitle")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("verify")}</p>
      <DataTable
        dense
        captionHidden
        caption={t("checksTitle")}
        columns={[
          { key: "name", heading: t("rule"), width: "lg:w-2/5" },
          { key: "found", heading: t("found"), numeric: true },
          { key: "limit", heading: t("limit"), numeric: true },
          { key: "source", heading: t("source") },
          { key: "holds", heading: t("verdict") },
        ]}
        rows={checks.map(({ id, name, found, limit, where, section, edition, href, holds }) => ({
          id,
          cells: {
            name: where ? `${name}: ${where}` : name,
            found: <bdi>{found}</bdi>,
            limit,
            source: (
              <>
                {href ? (
                  <TextLink href={href} translate="no">
                    <bdi>{section}</bdi>
                  </TextLink>
                ) : (
                  <bdi translate="no">{section}</bdi>
                )}{" "}
                <bdi className="text-muted">{edition}</bdi>
              </>
            ),
            holds: holds ? t("holds") : <strong className="text-danger">{t("fails")}</strong>,
          },
        }))}
      />
      <ul className="grid list-disc gap-1 ps-6">
        {todo.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Plan({ view, keeping, sent }: { view: Drawn; keeping: KeepingView; sent?: Sent }) {
  const t = useText("home-design");
  return (
    <>
      <Variants variants={view.variants} />
      <TitledSection id="plan" title={t("plan")} className="grid gap-6">
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <bdi>{view.size}</bdi>
          <span className="text-muted">{view.tried}</span>
        </p>
        <div className="grid gap-6 print:grid-cols-1">
          <Sheets view={view} />
        </div>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <a href={view.dxf} download className={buttonClass({ variant: "outline" })}>
            {t("dxf")}
          </a>
          <TextLink href={view.mentor} className="inline-flex min-h-12 items-center">
            {t("mentor")}
          </TextLink>
          {view.trueSize.map(({ href, text }) => (
            <TextLink key={href} href={href} className="inline-flex min-h-12 items-center">
              {text}
            </TextLink>
          ))}
        </p>
        <p className="max-w-prose text-muted">{t("sketch")}</p>
      </TitledSection>
      <KeepPlan keeping={keeping} sent={sent} />
      <Sizes sizes={view.sizes} />
      <Others view={view} />
      <RoomTable view={view} />
      <TitledSection id="scores" title={t("scoresTitle", { total: view.total })} className="grid gap-3">
        <dl className="grid gap-3">
          {view.scores.map(({ id, name, value, weight, how }) => (
            <div key={id} className="border-b border-line pb-2">
              <dt className="font-bold">
                {name}: <bdi>{value}</bdi>{" "}
                <span className="font-normal text-muted">{t("weight", { weight })}</span>
              </dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </TitledSection>
      <Checks checks={view.checks} todo={view.todo} />
      <Cost cost={view.cost} estimate={view.estimate} />
    </>
  );
}

export default function HomeDesignScreen({
  view,
  keeping,
  sent,
}: {
  view: HomeDesignView;
  keeping: KeepingView;
  sent?: Sent;
}) {
  const t = useText("home-design");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16 print:gap-4 print:p-0">
      <PageHeading sheet={sheetNumber(screen("aiHomeDesign"))} title={shell("screens.aiHomeDesign.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {view.isWrong && <Notice tone="warn" title={t("wrong")} />}
      {"refused" in view && view.refused && (
        <Notice tone="warn" title={t("refusedTitle")}>
          <p>{view.refused}</p>
        </Notice>
      )}
      <HomeDesignForm form={view.form} examples={view.examples} />
      {"variants" in view && <Plan view={view as Drawn} keeping={keeping} sent={sent} />}
    </div>
  );
}
