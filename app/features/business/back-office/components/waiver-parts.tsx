import { MOVE_INTENT, processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { directionOf } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { DrawnSignature } from "~/ui/signature.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { FORM_STATES_AS_OF } from "../waiver.limits.ts";
import type { OneWaiverView } from "../waiver.view.server.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("lien-waivers");
  return (key: string) => t(key as Key<"lien-waivers">);
}

/** The words of the process, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay());

const HIDDEN = ["intent", "idem", "version", "transition", "payment"];

/** What is wrong, above the page. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("lien-waivers");
  const { intent = "", transition = "", payment = "" } = sent?.fields ?? {};
  const anchor = (field: string) => {
    if (field === "note" && intent === MOVE_INTENT) return `note-${transition}`;
    return intent === "clear" ? `clear-${payment}` : field;
  };
  return (
    <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} anchor={anchor} />
  );
}

type Shown = Pick<OneWaiverView, "document" | "hasForm"> & {
  waiver: Pick<OneWaiverView["waiver"], "signedName" | "signedAt" | "drawn" | "hash" | "usState">;
};

/** What the waiver says, in its own language; who signed it; and that an attorney should look at it. */
export function WaiverText({ view: { document, waiver, hasForm } }: { view: Shown }) {
  const t = useText("lien-waivers");
  const { moment, date } = useFormat();
  const asOf = { date: isolated(date(FORM_STATES_AS_OF)) };
  return (
    <>
      <Notice
        tone="warn"
        title={
          hasForm ? t("verify.state", { ...asOf, state: isolated(waiver.usState) }) : t("verify.any", asOf)
        }
      />
      <section
        lang={document.language}
        dir={directionOf(document.language)}
        translate="no"
        className="grid max-w-prose gap-4 border border-line p-4 sm:p-6"
      >
        <h2 className="text-xl font-bold">{document.title}</h2>
        <dl className="grid gap-1">
          {document.rows.map(([label, value]) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{label}:</dt>
              <dd className="font-bold">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {document.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="text-sm text-muted">{document.note}</p>
      </section>
      {waiver.signedAt && (
        <TitledSection id="signed" title={t("signed.title")} className="grid gap-2">
          <p>
            {t("signed.by", {
              name: isolated(waiver.signedName),
              time: isolated(moment(waiver.signedAt, "UTC")),
            })}
          </p>
          <DrawnSignature path={waiver.drawn} label={t("signed.drawn", { name: waiver.signedName })} />
          <p className="text-sm wrap-anywhere text-muted">
            <bdi translate="no">{waiver.hash}</bdi>
          </p>
        </TitledSection>
      )}
    </>
  );
}

/** The waiver as a file. */
export function PdfLink({ href }: { href: string }) {
  const t = useText("lien-waivers");
  return (
    <p>
      <a
        href={href}
        className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
        data-reload
      >
        {t("pdf")}
      </a>
    </p>
  );
}
