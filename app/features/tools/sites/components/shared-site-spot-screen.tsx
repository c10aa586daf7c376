import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { SharedSpot } from "../spots.queries.server.ts";

export interface SharedSpotProps {
  spot: SharedSpot;
  /** Whether the link allows a report. */
  mayReport: boolean;
  asksName: boolean;
  /** The name that was printed here last. */
  name: string;
  idem: string;
  reply?: FormReply;
}

/** A room or a machine for whoever stands there with its code: what to know, and saying what is wrong. */
export function SharedSiteSpotScreen({ spot, mayReport, asksName, name, idem, reply }: SharedSpotProps) {
  const t = useText("shared-site-spot");
  const error = (field: string) => {
    const key = reply?.errors[field];
    return key && t(key as Key<"shared-site-spot">);
  };
  const items = ["text", "printedName"].flatMap((field) => {
    const message = error(field);
    return message ? [{ field, message }] : [];
  });
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <bdi>{spot.name}</bdi>
        </h1>
        <p className="text-lg text-muted">
          {t(`kinds.${spot.kind}`)} · <bdi className="wrap-anywhere">{spot.site}</bdi>
        </p>
        {spot.note && (
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">
            <bdi>{spot.note}</bdi>
          </p>
        )}
      </header>
      {mayReport && (
        <TitledSection id="report" title={t("title")} className="grid gap-4">
          {reply && (
            <ErrorSummary
              title={t("errors.summary")}
              message={
                items.length === 0
                  ? t((reply.formError ?? "errors.form") as Key<"shared-site-spot">)
                  : undefined
              }
              items={items}
            />
          )}
          <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
            <input type="hidden" name="idem" value={reply?.fields.idem ?? idem} />
            <TextareaField
              name="text"
              label={t("text")}
              hint={t("textHint")}
              error={error("text")}
              defaultValue={reply?.fields.text}
            />
            {asksName && (
              <Field
                name="printedName"
                label={t("name")}
                hint={t("nameHint")}
                error={error("printedName")}
                defaultValue={reply ? (reply.fields.printedName ?? "") : name}
                autoComplete="name"
                dir="auto"
              />
            )}
            <Button size="lg" className="justify-self-start">
              {t("submit")}
            </Button>
          </form>
        </TitledSection>
      )}
    </div>
  );
}
