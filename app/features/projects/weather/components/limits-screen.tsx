import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { MEASURES } from "../kinds.data.ts";
import type { KindView, LimitsView } from "../limits.view.server.ts";
import { LIMITS, WEATHER } from "../weather.limits.ts";
import { Problem, TypedField } from "./form-parts.tsx";
import { useMeasures } from "./measures.ts";

const INTENT = "limits";

function Edit({ kind, sent }: { kind: KindView; sent?: Sent }) {
  const t = useText("weather");
  const limits = new Map(kind.limits.map((limit) => [limit.measure, limit]));
  const begin = (value: number | null | undefined) =>
    value === null || value === undefined ? "" : String(value);
  const field = { space: "weather", sent, intent: INTENT } as const;
  return (
    <TitledSection
      id="edit"
      title={t("limits.form", { kind: t(`kinds.${kind.kind}`) })}
      className="grid gap-4 border-s-8 border-blueprint ps-4"
    >
      <p className="max-w-prose text-muted">{t("limits.formText")}</p>
      <form
        method="post"
        action={`${LIMITS}?kind=${kind.kind}`}
        noValidate
        className="grid max-w-3xl gap-5"
        data-reload
      >
        <input type="hidden" name="kind" value={kind.kind} />
        <input type="hidden" name="version" value={kind.version} />
        {MEASURES.map((measure) => (
          <div key={measure} className="grid items-end gap-4 sm:grid-cols-2">
            {(["Caution", "Stop"] as const).map((level) => (
              <TypedField
                key={level}
                {...field}
                name={`${measure}${level}`}
                label={t(level === "Stop" ? "limits.stop" : "limits.caution", {
                  measure: t(`measures.${measure}`),
                  unit: isolated(t(`unitOf.${measure}`)),
                })}
                begin={begin(level === "Stop" ? limits.get(measure)?.stop : limits.get(measure)?.caution)}
                type="decimal"
              />
            ))}
          </div>
        ))}
        {kind.concrete !== undefined && (
          <TypedField
            {...field}
            name="concrete"
            label={t("limits.concrete")}
            begin={begin(kind.concrete)}
            type="decimal"
          />
        )}
        <TypedField
          {...field}
          name="reason"
          label={t("limits.reason")}
          hint={t("limits.reasonHint")}
          begin={kind.reason}
          long
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button name="intent" value={INTENT}>
            {t("limits.save")}
          </Button>
          {kind.isOwn && (
            <Button name="intent" value="reset" variant="outline">
              {t("limits.reset")}
            </Button>
          )}
          <TextLink href={LIMITS}>{t("limits.cancel")}</TextLink>
        </div>
      </form>
    </TitledSection>
  );
}

function Kind({ kind, readOnly }: { kind: KindView; readOnly: boolean }) {
  const t = useText("weather");
  const print = useMeasures();
  const said = (measure: (typeof MEASURES)[number], value: number | null) =>
    value === null ? t("limits.nothing") : isolated(print(measure, value));
  return (
    <li className="grid content-start gap-2 border-t-2 border-ink py-4">
      <h2 className="flex flex-wrap items-center gap-3 text-lg font-bold">
        {t(`kinds.${kind.kind}`)}
        <Badge variant={kind.isOwn ? "default" : "secondary"}>
          {t(kind.isOwn ? "limits.yours" : "limits.ours")}
        </Badge>
      </h2>
      <ul>
        {kind.limits.map(({ measure, caution, stop }) => (
          <li key={measure}>
            {t("limits.limit", {
              measure: t(`measures.${measure}`),
              caution: said(measure, caution),
              stop: said(measure, stop),
            })}
          </li>
        ))}
        {kind.concrete !== undefined && (
          <li>{t("limits.concreteIs", { value: isolated(print("high", kind.concrete)) })}</li>
        )}
      </ul>
      {kind.isOwn && kind.reason ? (
        <p className="max-w-prose text-sm">
          <Typed text={kind.reason} />
        </p>
      ) : (
        <p className="max-w-prose text-sm text-muted">{t(`sources.${kind.kind}`)}</p>
      )}
      {!readOnly && (
        <p>
          <TextLink href={`${LIMITS}?kind=${kind.kind}#edit`}>
            {t("limits.change", { kind: t(`kinds.${kind.kind}`) })}
          </TextLink>
        </p>
      )}
    </li>
  );
}

/** The limits of all kinds of work with where they are from, and the form of one. */
export default function LimitsScreen({ view, sent }: { view: LimitsView; sent?: Sent }) {
  const t = useText("weather");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("weatherLimits"))} title={shell("screens.weatherLimits.title")}>
        <p>{t("limits.lead")}</p>
      </PageHeading>
      <p>
        <TextLink href={WEATHER}>{t("limits.back")}</TextLink>
      </p>
      <Problem space="weather" sent={sent} />
      {view.edited && !view.readOnly && <Edit kind={view.edited} sent={sent} />}
      <Notice title={t("limits.source")}>
        <p>{t("sources.verify")}</p>
      </Notice>
      <ol className="grid gap-x-12 lg:grid-cols-2">
        {view.kinds.map((kind) => (
          <Kind key={kind.kind} kind={kind} readOnly={view.readOnly} />
        ))}
      </ol>
    </div>
  );
}
