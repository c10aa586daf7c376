import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { QrPicture } from "~/ui/qr-picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { SiteView } from "../site.view.server.ts";
import { FromGate } from "./from-gate.tsx";
import { SiteFacts } from "./site-facts.tsx";

function PrintRow({ back }: { back: string }) {
  const t = useText("sites");
  return (
    <div className="flex flex-wrap items-center gap-4 print:hidden">
      <span className="contents noscript:hidden">
        <Button type="button" variant="outline" onClick={() => window.print()}>
          {t("sheets.print")}
        </Button>
      </span>
      <TextLink href={back}>{t("sheets.back")}</TextLink>
    </div>
  );
}

/** The sign at the gate: what holds there, and a code that leads to the check-in, or to the place where there is none. */
function GateSign({ view }: { view: SiteView }) {
  const t = useText("sites");
  const { site, place, qr, qrLeadsTo } = view;
  return (
    <div className="sheet grid gap-8 py-8">
      <header className="grid gap-1 border-b-4 border-ink pb-4">
        <h1 className="text-3xl font-bold wrap-anywhere">
          <bdi>{site.name}</bdi>
        </h1>
        {site.address && <bdi className="text-xl">{site.address}</bdi>}
        {place && (
          <p className="tabular-nums" dir="ltr" translate="no">
            {place.decimal} · {place.plusCode}
          </p>
        )}
      </header>
      {qr && (
        <figure className="grid gap-3 sm:grid-cols-[auto_1fr] sm:items-center">
          <QrPicture qr={qr} label={t(`qr.${qrLeadsTo}`)} className="max-w-64" />
          <figcaption className="text-xl font-bold">{t(`qr.${qrLeadsTo}`)}</figcaption>
        </figure>
      )}
      {qrLeadsTo === "place" && view.mayShare && (
        <p className="max-w-prose print:hidden">
          {t("qr.make")}{" "}
          <TextLink href={`/workspace/share?type=site&id=${site.id}`}>{t("sheets.share")}</TextLink>
        </p>
      )}
      <SiteFacts site={site} />
      <PrintRow back={`/job-site/${site.id}`} />
    </div>
  );
}

/** Who is on the site now, to count heads by: a box for each. */
function MusterList({ view }: { view: SiteView }) {
  const t = useText("sites");
  const visit = useText("site-visit");
  const { site, muster, printed } = view;
  return (
    <div className="sheet grid gap-6 py-8">
      <header className="grid gap-1 border-b-4 border-ink pb-4">
        <h1 className="text-2xl font-bold wrap-anywhere">
          {t("muster.title")}: <bdi>{site.name}</bdi>
        </h1>
        <p>
          {t("muster.asOf", { time: printed })} · {t("present", { count: muster.length })}
        </p>
        {site.hospital && (
          <p>
            {visit("facts.hospital")}: <bdi className="font-bold">{site.hospital}</bdi>
          </p>
        )}
      </header>
      {muster.length === 0 ? (
        <p className="text-muted">{t("visits.nobody")}</p>
      ) : (
        <ol className="border-t border-line">
          {muster.map((one) => (
            <li key={one.id} className="flex min-h-12 items-center gap-4 border-b border-line py-2">
              <span className="size-6 shrink-0 border-2 border-ink" aria-hidden="true" />
              <span className="grid flex-1">
                <bdi className="font-bold">{one.printedName}</bdi>
                <bdi className="text-sm text-muted">{one.company}</bdi>
              </span>
              <span className="text-end text-sm">
                {visit(`reasons.${one.reason}`)}
                <br />
                {one.came}
                <FromGate visit={one} />
                {one.stale && <strong className="block">{t("visits.stale")}</strong>}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="text-sm text-muted">{t("muster.note")}</p>
      <PrintRow back={`/job-site/${site.id}`} />
    </div>
  );
}

/** The sheet that the address asks for. */
export default function SiteSheet({ view }: { view: SiteView }) {
  return view.sheet === "gate" ? <GateSign view={view} /> : <MusterList view={view} />;
}
