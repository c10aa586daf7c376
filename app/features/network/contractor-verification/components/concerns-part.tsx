import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { CONTRACTOR_LIMITS } from "../contractor.limits.ts";
import type { ConcernsView } from "../contractor.view.server.ts";
import { useSay } from "./parts.tsx";

/** What clients told of contractors, for administrators. */
export default function ConcernsPart({ concerns, sent }: { concerns: ConcernsView; sent?: Sent }) {
  const t = useText("contractor-verification");
  const say = useSay();
  const { date } = useFormat();
  return (
    <div className="sheet pb-12">
      <TitledSection id="concerns" title={t("concerns.title")} className="grid gap-3">
        {concerns.length === 0 && <p className="text-muted">{t("concerns.empty")}</p>}
        {concerns.map((one) => {
          const own = sent?.fields.concern === one.id ? sent : undefined;
          const error = own?.errors.finding ?? own?.problem;
          return (
            <div key={one.id} className="grid gap-2 border-b border-line pb-4">
              <p className="font-bold">
                <Typed text={[one.called, one.region, one.number].filter(Boolean).join(" · ")} />
              </p>
              <p className="text-muted">
                {t("concerns.line", {
                  about: say(`concern.kinds.${one.about}`),
                  date: isolated(date(one.createdAt.slice(0, 10))),
                })}
              </p>
              <p>
                <Typed text={one.words} />
              </p>
              <form method="post" noValidate className="grid max-w-xl gap-3" data-reload>
                <input type="hidden" name="concern" value={one.id} />
                <Field
                  name="finding"
                  id={`finding-${one.id}`}
                  label={t("concerns.finding")}
                  maxLength={CONTRACTOR_LIMITS.note}
                  defaultValue={own?.fields.finding}
                  error={error && say(error)}
                  dir="auto"
                />
                <Button name="intent" value="handled" variant="outline" className="justify-self-start">
                  {t("concerns.send")}
                </Button>
              </form>
            </div>
          );
        })}
      </TitledSection>
    </div>
  );
}
