import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { SiteSearch } from "../find-sites.logic.ts";
import type { SiteResult } from "../sites.commands.server.ts";
import { SITE_LIMITS, SITE_STATUSES } from "../sites.limits.ts";
import type { SitesList } from "../sites.view.server.ts";
import { MyPosition } from "./my-position.tsx";
import { SiteForm, type SiteValues } from "./site-form.tsx";
import { SiteMap } from "./site-map.tsx";
import { WayText } from "./way-text.tsx";

const PATH = "/job-site-locator";

/** Whoever may not write gets the page that says so, and no refusal here. */
export type RefusedSite = Exclude<Exclude<SiteResult, { ok: true }>, { error: "not-allowed" }>;

interface SitesScreenProps {
  list: SitesList;
  search: SiteSearch;
  /** The site whose form is open. */
  edited?: SiteValues;
  idem: string;
  zones: readonly string[];
  /** Whether somebody may only read here. */
  readOnly: boolean;
  reply?: FormReply;
  refused?: RefusedSite;
}

/** What is wrong, above the form. */
function Problem({ reply, refused }: Pick<SitesScreenProps, "reply" | "refused">) {
  const t = useText("sites");
  if (refused?.error === "stale")
    return (
      <Notice tone="warn" title={t("errors.stale")}>
        <p>{t("errors.staleText")}</p>
        <p>
          <a href={`/job-site/${refused.current.id}`} className="underline">
            <bdi>{refused.current.name}</bdi>
          </a>
        </p>
      </Notice>
    );
  if (refused)
    return <Notice tone="warn" title={t(`errors.${refused.error}`, { most: SITE_LIMITS.sites })} />;
  if (!reply) return null;
  const say = (key: string) => t(key as Key<"sites">, { most: SITE_LIMITS.text });
  const { intent, site, version, idem, ...errors } = reply.errors;
  const whole = reply.formError ?? intent ?? site ?? version ?? idem;
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={whole && say(whole)}
      items={Object.entries(errors).map(([field, key]) => ({ field, message: say(key) }))}
    />
  );
}

function SearchForm({ search, list }: Pick<SitesScreenProps, "search" | "list">) {
  const t = useText("sites");
  const any = { value: "", text: t("search.any") };
  return (
    <form method="get" action={PATH} className="grid items-end gap-4 sm:grid-cols-2">
      <Field
        name="q"
        type="search"
        label={t("search.q")}
        defaultValue={search.q}
        dir="auto"
        maxLength={SITE_LIMITS.search}
      />
      <div className="grid content-start gap-2">
        <Field
          name="near"
          label={t("search.near")}
          hint={t("search.nearHint")}
          defaultValue={search.near}
          error={list.nearError && t(`errors.position.${list.nearError}`)}
          dir="auto"
          maxLength={SITE_LIMITS.position}
        />
        <MyPosition field="near" />
      </div>
      <SelectField
        name="status"
        label={t("fields.status")}
        options={[any, ...SITE_STATUSES.map((status) => ({ value: status, text: t(`status.${status}`) }))]}
        defaultValue={search.status}
      />
      <SelectField
        name="trade"
        label={t("search.trade")}
        options={[any, ...list.trades.map((trade) => ({ value: trade, text: trade }))]}
        defaultValue={search.trade}
      />
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button variant="outline">{t("search.go")}</Button>
        {(search.q || search.near || search.status || search.trade) && (
          <TextLink href={PATH}>{t("search.all")}</TextLink>
        )}
      </div>
    </form>
  );
}

function SiteList({ list }: Pick<SitesScreenProps, "list">) {
  const t = useText("sites");
  return (
    <ol className="border-t-2 border-ink">
      {list.sites.map((site) => (
        <li key={site.id} className="grid grid-cols-[2rem_1fr] gap-x-2 border-b border-line py-3">
          <span className="pt-3 font-bold text-accent tabular-nums" aria-hidden="true">
            {site.number}
          </span>
          <div className="grid min-w-0 gap-1">
            <p className="flex flex-wrap items-center gap-x-3">
              <a
                href={`/job-site/${site.id}`}
                className="inline-flex min-h-12 items-center font-bold underline wrap-anywhere"
              >
                <bdi>{site.name}</bdi>
              </a>
              <Badge variant={site.status === "active" ? "default" : "secondary"}>
                {t(`status.${site.status}`)}
              </Badge>
              {site.sample && <Badge variant="secondary">{t("sample")}</Badge>}
            </p>
            {site.address && <bdi className="text-muted wrap-anywhere">{site.address}</bdi>}
            {site.trades && <bdi className="text-sm text-muted wrap-anywhere">{site.trades}</bdi>}
            <p className="flex flex-wrap gap-x-4 text-sm">
              {site.way && <WayText way={site.way} />}
              {!site.number && <span className="text-muted">{t("noPosition")}</span>}
              {site.present > 0 && (
                <span className="font-medium">{t("present", { count: site.present })}</span>
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The sites of a workspace: find one, see where it lies, and open what one has to know before driving there. */
export function SitesScreen({
  list,
  search,
  edited,
  idem,
  zones,
  readOnly,
  reply,
  refused,
}: SitesScreenProps) {
  const t = useText("sites");
  const shell = useText("shell");
  const format = useFormat();
  const heading = (
    <PageHeading sheet={sheetNumber(screen("jobSiteLocator"))} title={shell("screens.jobSiteLocator.title")}>
      <p>{t("lead")}</p>
    </PageHeading>
  );
  if (edited)
    return (
      <div className="sheet grid gap-8 py-10 sm:py-16">
        {heading}
        <section className="grid gap-5">
          <h2 className="text-xl font-bold">{t(edited.id ? "changeTitle" : "addTitle")}</h2>
          <Problem reply={reply} refused={refused} />
          <SiteForm
            site={edited}
            idem={idem}
            zones={zones}
            reply={reply}
            version={refused?.error === "stale" ? refused.current.version : undefined}
          />
        </section>
      </div>
    );
  const addLink = !readOnly && (
    <a
      href={`${PATH}?edit=new`}
      className="inline-flex min-h-12 items-center rounded-control bg-accent px-5 font-medium text-on-accent"
    >
      {t("addTitle")}
    </a>
  );
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      {heading}
      <Problem reply={reply} refused={refused} />
      {list.total === 0 ? (
        <EmptyState
          title={t("empty.title")}
          action={
            <div className="flex flex-wrap gap-3">
              {addLink}
              {!readOnly && (
                <form method="post" action={PATH} data-reload>
                  <input type="hidden" name="idem" value={idem} />
                  <Button variant="outline" name="intent" value="samples">
                    {t("empty.samples")}
                  </Button>
                </form>
              )}
            </div>
          }
        >
          <p>{t("empty.text")}</p>
        </EmptyState>
      ) : (
        <>
          <SearchForm search={search} list={list} />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="text-muted" role="status">
              {t("found", { count: list.sites.length })}
              {list.from && (
                <>
                  {" · "}
                  {t("from")} <bdi dir="ltr">{list.from}</bdi>
                </>
              )}
            </p>
            {addLink}
          </div>
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <SiteList list={list} />
            {list.map && (
              <figure className="grid gap-2">
                <SiteMap {...list.map} />
                <figcaption className="text-sm text-muted">{t("map.caption")}</figcaption>
              </figure>
            )}
          </div>
          <p>
            <TextLink href="/job-site-locator.csv" download className="gap-2">
              <Icon name="download" />
              {t("sheets.csv")}
            </TextLink>
          </p>
          <p className="text-sm text-muted">{t("wayNote", { factor: format.number(1.3) })}</p>
        </>
      )}
    </div>
  );
}
