import { useText } from "~/i18n/i18n.tsx";
import type { FormReply } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Field } from "~/ui/field.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { SiteView } from "../site.view.server.ts";
import { SITE_LIMITS } from "../sites.limits.ts";
import { DrawnGate, DrawnPhotos, DrawnSpots } from "./drawn-parts.tsx";
import { FromGate } from "./from-gate.tsx";
import { SiteFacts } from "./site-facts.tsx";
import { SiteMap } from "./site-map.tsx";
import { VisitForms, type VisitReply } from "./visit-forms.tsx";
import { WayText } from "./way-text.tsx";

const PATH = "/job-site-locator";

function Position({ view }: { view: SiteView }) {
  const t = useText("sites");
  const { place, way, from, map } = view;
  if (!place) return <p className="text-muted">{t("noPosition")}</p>;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-4">
        <dl className="grid gap-3">
          {(["decimal", "sexagesimal", "plusCode"] as const).map((notation) => (
            <div key={notation}>
              <dt className="text-sm text-muted">{t(`place.${notation}`)}</dt>
              <dd className="font-medium tabular-nums select-all">
                <bdi dir="ltr" translate="no">
                  {place[notation]}
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap gap-x-6">
          <TextLink href={place.links.geo}>{t("place.open")}</TextLink>
          <TextLink href={place.links.google} translate="no">
            Google Maps
          </TextLink>
          <TextLink href={place.links.waze} translate="no">
            Waze
          </TextLink>
        </p>
        <form method="get" className="grid max-w-md gap-3">
          <Field
            id="from"
            name="from"
            label={t("place.from")}
            error={view.fromError && t(`errors.position.${view.fromError}`)}
            defaultValue={view.asked}
            maxLength={SITE_LIMITS.position}
            dir="auto"
          />
          <Button variant="outline" className="justify-self-start">
            {t("place.how")}
          </Button>
        </form>
        {way && (
          <p role="status">
            <WayText way={way} /> · {t("from")} <bdi dir="ltr">{from}</bdi>
          </p>
        )}
        {view.fromError && (
          <p className="font-medium text-danger">{t(`errors.position.${view.fromError}`)}</p>
        )}
      </div>
      {map && <SiteMap {...map} />}
    </div>
  );
}

/** A site: how to get there, what holds there, who is there now. */
export function SiteScreen({ view, sent, spot }: { view: SiteView; sent?: VisitReply; spot?: FormReply }) {
  const t = useText("sites");
  const visit = useText("site-visit");
  const shell = useText("shell");
  const { site, present, visits } = view;
  const at = `/job-site/${site.id}`;
  const columns = [
    { key: "name", heading: visit("name") },
    { key: "company", heading: visit("company") },
    { key: "reason", heading: visit("reason") },
    { key: "came", heading: t("visits.came") },
    { key: "left", heading: t("visits.left") },
  ] as const;
  return (
    <div className="sheet grid gap-10 py-10 sm:py-16">
      <header className="grid gap-3 border-b border-line pb-6">
        <Breadcrumbs
          label={t("breadcrumbs")}
          trail={[
            { href: PATH, text: shell("screens.jobSiteLocator.title") },
            { href: at, text: site.name },
          ]}
        />
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <bdi>{site.name}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-3">
          <Badge variant={site.status === "active" ? "default" : "secondary"}>
            {t(`status.${site.status}`)}
          </Badge>
          {site.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          {site.address && <bdi className="text-lg text-muted wrap-anywhere">{site.address}</bdi>}
        </p>
        <p className="flex flex-wrap gap-x-6 print:hidden">
          <TextLink href={`${at}?sheet=gate`}>{t("sheets.gate")}</TextLink>
          <TextLink href={`${at}?sheet=muster`}>{t("sheets.muster")}</TextLink>
          {view.mayShare && (
            <TextLink href={`/workspace/share?type=site&id=${site.id}`}>{t("sheets.share")}</TextLink>
          )}
          {view.isKept && (
            <TextLink href={`/saved-calculations?site=${site.id}`}>{t("sheets.calculations")}</TextLink>
          )}
          {view.mayWrite && <TextLink href={`${PATH}?edit=${site.id}`}>{t("change")}</TextLink>}
          {view.isKept && (
            <TextLink href={`${at}/visits.csv`} download className="gap-2">
              <Icon name="download" />
              {t("sheets.csv")}
            </TextLink>
          )}
        </p>
      </header>
      <TitledSection id="place" title={t("place.title")} className="grid gap-4">
        <Position view={view} />
      </TitledSection>
      <TitledSection id="rules" title={t("rulesTitle")} className="grid gap-4">
        <SiteFacts site={site} />
      </TitledSection>
      {view.isKept && <DrawnPhotos view={view} />}
      {view.isKept && <DrawnSpots view={view} reply={spot} />}
      {view.isKept && <DrawnGate view={view} />}
      <TitledSection id="present" title={t("visits.title", { count: site.present })} className="grid gap-6">
        {visits.length > 0 && (
          <DataTable
            caption={t("visits.caption", { zone: site.siteZone.replaceAll("_", " ") })}
            columns={columns}
            rows={visits.map((one) => ({
              id: one.id,
              cells: {
                name: (
                  <span className="flex flex-wrap items-center gap-2">
                    <bdi>{one.printedName}</bdi>
                    {one.sample && <Badge variant="secondary">{t("sample")}</Badge>}
                  </span>
                ),
                company: <bdi>{one.company || "–"}</bdi>,
                reason: visit(`reasons.${one.reason}`),
                came: (
                  <>
                    {one.came}
                    <FromGate visit={one} />
                  </>
                ),
                left: one.left ?? (one.stale ? <strong>{t("visits.stale")}</strong> : t("visits.here")),
              },
            }))}
          />
        )}
        {view.mayWrite && (
          <VisitForms version={site.version} idem={view.idem} name="" gate={view.gate} sent={sent} />
        )}
        {present === 0 && visits.length === 0 && <p className="text-muted">{t("visits.nobody")}</p>}
      </TitledSection>
      {view.mayWrite && (
        <form method="post" action={PATH} className="print:hidden" data-reload>
          <input type="hidden" name="site" value={site.id} />
          <details className="grid gap-3">
            <summary className="flex min-h-12 cursor-pointer items-center text-danger">{t("remove")}</summary>
            <p className="mb-3 text-muted">{t("removeText")}</p>
            <Button variant="destructive" name="intent" value="remove">
              {t("removeSure")}
            </Button>
          </details>
        </form>
      )}
    </div>
  );
}
