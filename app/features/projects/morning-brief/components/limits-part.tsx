import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { BRIEF, briefPath, limitField } from "../morning-brief.limits.ts";
import type { BriefView } from "../morning-brief.view.server.ts";
import { useSay } from "./form-parts.tsx";

/** The thresholds of all rules in one form. */
export function LimitsPart({ view, sent }: { view: BriefView; sent?: Sent }) {
  const t = useText("morning-brief");
  const say = useSay();
  const mine = sent?.fields.intent === "limits" ? sent : undefined;
  return (
    <TitledSection id="limits" title={t("limits.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("limits.lead")}</p>
      <form
        method="post"
        action={briefPath({ sheet: "limits" })}
        noValidate
        className="grid max-w-4xl gap-5"
        data-reload
      >
        <input type="hidden" name="version" value={view.limitsVersion} />
        <div className="grid items-end gap-5 sm:grid-cols-2">
          {view.limits.map(({ name, label, least, most, usual, value }) => {
            const field = limitField(name);
            const error = mine?.errors[field];
            return (
              <Field
                key={name}
                name={field}
                label={label}
                hint={t("limits.range", { least, most, usual })}
                error={error && say(error)}
                defaultValue={mine ? (mine.fields[field] ?? "") : String(value)}
                inputMode="numeric"
                autoComplete="off"
                readOnly={view.readOnly}
              />
            );
          })}
        </div>
        {!view.readOnly && (
          <div className="flex flex-wrap items-center gap-3">
            <Button name="intent" value="limits">
              {t("limits.save")}
            </Button>
            {view.limitsVersion > 0 && (
              <Button name="intent" value="usual" variant="outline">
                {t("limits.usual")}
              </Button>
            )}
            <TextLink href={BRIEF}>{t("limits.cancel")}</TextLink>
          </div>
        )}
      </form>
    </TitledSection>
  );
}
