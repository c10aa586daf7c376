import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SearchPages } from "~/ui/search-pages.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { CAREER_FORM, CAREER_LIMITS, CAREERS, careerPath, WITHIN } from "../career.limits.ts";
import { FACET_VALUES, FACETS, type Facet } from "../career.ts";
import type { CareersView } from "../career.view.server.ts";
import { useDuration } from "./parts.tsx";

/** The address of another page of the same search. */
function addressOf({ q, skill, near, within, chosen }: CareersView["search"], page: number) {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (skill) query.set("skill", skill);
  if (near) {
    query.set("near", near);
    query.set("within", String(within));
  }
  for (const facet of FACETS) for (const value of chosen[facet]) query.append(facet, value);
  if (page > 1) query.set("page", String(page));
  return `${CAREERS}?${query}`;
}

const WORDS = {
  trade: "trades",
  ticket: "tickets",
  open: "open",
  language: "languages",
} as const satisfies Record<Facet, string>;

function SearchForm({ view }: { view: CareersView }) {
  const t = useText("careers");
  const { number } = useFormat();
  const { search, counts } = view;
  const text = { dir: "auto" } as const;
  return (
    <form method="get" action={CAREERS} className="grid gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_2fr_1fr]">
        <Field
          {...{ ...text, name: "q", type: "search", label: t("search.q"), defaultValue: search.q }}
          maxLength={CAREER_LIMITS.search}
        />
        <Field
          {...{ ...text, name: "skill", label: t("search.skill"), defaultValue: search.skill }}
          maxLength={CAREER_LIMITS.skill}
        />
        <Field
          {...{ ...text, name: "near", label: t("search.near"), defaultValue: search.near }}
          error={view.nearError ? t("errors.position") : undefined}
          hint={t("search.nearHint")}
          maxLength={CAREER_LIMITS.position}
        />
        <SelectField
          name="within"
          label={t("search.within")}
          options={WITHIN.map((miles) => ({ value: String(miles), text: t("miles", { count: miles }) }))}
          defaultValue={String(search.within)}
        />
      </div>
      <details open={FACETS.some((facet) => search.chosen[facet].length > 0)}>
        <summary className="inline-flex min-h-12 items-center font-bold underline">
          {t("search.more")}
        </summary>
        <div className="grid gap-4 pt-2">
          {FACETS.map((facet) => (
            <CheckboxList
              key={facet}
              name={facet}
              legend={t(`facets.${facet}`)}
              options={FACET_VALUES[facet].map((value) => ({
                value,
                text: `${t(`${WORDS[facet]}.${value}` as Key<"careers">)} (${number(counts[facet]?.[value] ?? 0)})`,
              }))}
              chosen={search.chosen[facet]}
            />
          ))}
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="outline">{t("search.go")}</Button>
        <TextLink href={CAREERS}>{t("back")}</TextLink>
      </div>
    </form>
  );
}

function Row({ row }: { row: CareersView["rows"][number] }) {
  const t = useText("careers");
  const { number, all } = useFormat();
  const duration = useDuration();
  const facts = [
    row.trades.length > 0 && all(row.trades.map((trade) => t(`trades.${trade}`))),
    row.months > 0 && duration(row.months),
    row.distance && t(`distance.${row.distance.unit}`, { value: number(row.distance.value) }),
  ].filter(Boolean);
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <a
        href={careerPath(row.id)}
        className="inline-flex min-h-12 items-center text-lg font-bold underline wrap-anywhere"
      >
        <Typed text={row.name} />
      </a>
      <Typed text={row.headline} />
      <p className="text-sm text-muted">
        {facts.join(" · ")}
        {row.place && (
          <>
            {facts.length > 0 && " · "}
            <Typed text={row.place} />
          </>
        )}
      </p>
      <span className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
        {row.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        {row.openTo.map((what) => (
          <Badge key={what}>{t(`open.${what}`)}</Badge>
        ))}
        {row.tickets.map((kind) => (
          <Badge key={kind} variant="outline">
            {t(`tickets.${kind}`)}
          </Badge>
        ))}
      </span>
      {row.skills.length > 0 && (
        <p>
          {row.skills.map((skill, n) => (
            <span key={skill}>
              {n > 0 && ", "}
              <Typed text={skill} />
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** People of the trades: found by what they did, can, show and are open to, in a printed order. */
export default function CareersScreen({ view }: { view: CareersView }) {
  const t = useText("careers");
  const { number } = useFormat();
  const shell = useText("shell");
  const { search } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("linkedinContractors"))}
        title={shell("screens.linkedinContractors.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      {view.isExample && (
        <Notice title={t("exampleTitle")}>
          <p>{t("exampleText")}</p>
        </Notice>
      )}
      <SearchForm view={view} />
      {view.kept.length > 0 && (
        <TitledSection id="kept" title={t("kept.title")} className="grid gap-2">
          <p className="text-muted">{t("kept.private")}</p>
          <ul className="flex flex-wrap gap-x-6">
            {view.kept.map(({ id, name }) => (
              <li key={id}>
                <TextLink href={careerPath(id)}>
                  <Typed text={name} />
                </TextLink>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      <TitledSection id="found" title={t("found", { count: view.total })} className="grid gap-3">
        {view.looked && (
          <p className="max-w-prose text-muted">
            {t(view.isNear ? "order.nearest" : "order.first", { most: number(view.looked) })}
          </p>
        )}
        <p className="max-w-prose text-muted">{t(view.isNear ? "order.near" : "order.anywhere")}</p>
        {view.rows.length === 0 ? (
          <p>{t("nobody")}</p>
        ) : (
          <ol className="border-t-2 border-ink">
            {view.rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ol>
        )}
        <SearchPages
          page={search.page}
          hasMore={search.page < view.pages}
          href={(page) => addressOf(search, page)}
          words={{
            label: t("found", { count: view.total }),
            position: t("page", { page: search.page, pages: view.pages }),
            previous: t("previous"),
            next: t("next"),
          }}
        />
      </TitledSection>
      <p>
        <a href={CAREER_FORM} className={buttonClass({ variant: "outline" })}>
          {t("mine")}
        </a>
      </p>
    </div>
  );
}
