import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { latePart } from "~/ui/late-part.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { HandedOver, TypedAnalysis } from "../blueprint.queries.server.ts";
import type { SavedDrawing } from "../saved.queries.server.ts";
import type { UploadResult } from "../uploads.commands.server.ts";
import type { VisionOffer } from "../vision.schemas.ts";
import SavedDrawings from "./saved-drawings.tsx";
import TypedForm from "./typed-form.tsx";
import type { UploadFormProps } from "./upload-form.tsx";
import { UploadPanel } from "./upload-panel.tsx";

/** The server draws it; the browser fetches its scripts only for a page that shows a result. */
const TypedResult = import.meta.env.SSR
  ? (await import("./typed-result.tsx")).default
  : latePart(() => import("./typed-result.tsx"));

/** Within `noscript`, which a browser with scripts neither draws nor hydrates. */
const UploadForm = import.meta.env.SSR ? (await import("./upload-form.tsx")).default : undefined;

const UploadedResult = import.meta.env.SSR
  ? (await import("./uploaded-result.tsx")).default
  : latePart(() => import("./uploaded-result.tsx"));

const HandedOverResult = import.meta.env.SSR
  ? (await import("./handed-over.tsx")).default
  : latePart(() => import("./handed-over.tsx"));

interface BlueprintScreenProps {
  typed?: TypedAnalysis;
  example: string;
  /** The address of the typed lines, for saving their report. */
  query: string;
  /** What the member keeps; undefined for a guest, and where there is no place for pictures. */
  saved?: readonly SavedDrawing[];
  /** The form that sends a drawing without scripts: as it was sent, and what is wrong with it. */
  plain: Omit<UploadFormProps, "canSave">;
  /** What a drawing says that was sent by it. */
  uploaded?: UploadResult;
  vision?: VisionOffer;
  /** A drawing that came along from the page that drew it. */
  handed?: HandedOver;
}

export function BlueprintScreen({
  typed,
  example,
  query,
  saved,
  plain,
  uploaded,
  vision,
  handed,
}: BlueprintScreenProps) {
  const t = useText("blueprint");
  const { lines, zone, error, analysis } = typed ?? {};
  return (
    <div className="sheet grid gap-12 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("blueprint"))} title={t("title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {error && <ErrorSummary title={t("typed.summary")} items={[{ field: "lines", message: t(error) }]} />}
      {plain.error && (
        <ErrorSummary title={t("typed.summary")} items={[{ field: "drawing", message: plain.error }]} />
      )}
      {uploaded && <UploadedResult {...uploaded} />}
      <section className="grid gap-4">
        {handed ? (
          <>
            <h2 className="text-2xl font-bold">{t("handed.title")}</h2>
            <p>
              <TextLink href={handed.from}>{t("handed.back")}</TextLink>
            </p>
          </>
        ) : (
          <h2 className="sr-only">{t("upload.title")}</h2>
        )}
        <UploadPanel
          key={handed?.home}
          canSave={saved !== undefined}
          vision={vision}
          given={handed && { href: handed.file, name: handed.result.name }}
        >
          {handed && <HandedOverResult handed={handed} idem={plain.idem} canSave={saved !== undefined} />}
        </UploadPanel>
        <noscript>{UploadForm && <UploadForm {...plain} canSave={saved !== undefined} />}</noscript>
      </section>
      {saved && <SavedDrawings drawings={saved} />}
      <section className="grid gap-4 print:hidden">
        <h2 className="text-2xl font-bold">{t("typed.title")}</h2>
        <p className="max-w-prose text-muted">{t("typed.lead")}</p>
        <TypedForm lines={lines} zone={zone} error={error} example={example} />
      </section>
      {analysis && <TypedResult analysis={analysis} query={query} />}
      <section className="grid justify-items-start gap-4 print:hidden">
        <h2 className="text-2xl font-bold">{t("plan.title")}</h2>
        <p className="max-w-prose text-muted">{t("plan.text")}</p>
        <a href="/blueprint-analyzer?plan=sample" className={buttonClass({ variant: "outline" })}>
          {t("plan.open")}
        </a>
      </section>
    </div>
  );
}
