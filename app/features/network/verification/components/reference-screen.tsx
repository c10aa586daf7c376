import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { REFERENCE_QUESTIONS, VERIFICATION_LIMITS, YES_NO } from "../verification.limits.ts";
import type { ReferenceView } from "../verification.view.server.ts";
import { Problem, useSay } from "./parts.tsx";

/** Four questions and a name, for whoever was asked about a firm; answered once. */
export default function ReferenceScreen({ view, sent }: { view: ReferenceView; sent?: Sent }) {
  const t = useText("verification-case");
  const say = useSay();
  const form = formOf(["answer"], sent, { printedName: view.name });
  const firm = isolated(view.firm);
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{t("held.title", { firm })}</h1>
        {view.job && (
          <p>
            <bdi translate="no">{view.job}</bdi>
          </p>
        )}
        <p className="max-w-prose text-muted">{t("held.text")}</p>
      </header>
      <Problem sent={sent} />
      {view.answered || view.isOver || !view.mayAnswer ? (
        <Notice title={t(view.answered ? "held.done" : "held.over")} />
      ) : (
        <form method="post" noValidate className="grid max-w-xl gap-5" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          {REFERENCE_QUESTIONS.map((name) => {
            const error = form.error(name);
            return (
              <RadioTiles
                key={name}
                name={name}
                legend={say(`questions.${name}`)}
                options={YES_NO.map((value) => ({ value, text: say(`answers.${value}`) }))}
                chosen={form.value(name)}
                error={error && say(error)}
              />
            );
          })}
          <TypedField
            {...{ form, say }}
            name="words"
            label={t("held.words")}
            most={VERIFICATION_LIMITS.words}
            long
          />
          <TypedField
            {...{ form, say }}
            name="printedName"
            label={t("held.name")}
            hint={t("held.nameHint")}
            most={VERIFICATION_LIMITS.printedName}
          />
          <Button name="intent" value="answer" size="lg" className="justify-self-start max-sm:w-full">
            {t("held.send")}
          </Button>
        </form>
      )}
    </div>
  );
}
