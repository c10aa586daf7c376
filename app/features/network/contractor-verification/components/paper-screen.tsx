import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { CONTRACTOR_LIMITS } from "../contractor.limits.ts";
import type { PaperView } from "../contractor.view.server.ts";
import { Problem, useSay } from "./parts.tsx";

/** What a client asks the contractor; answered once, under a name. */
export default function PaperScreen({ view, sent }: { view: PaperView; sent?: Sent }) {
  const t = useText("contractor-verification");
  const say = useSay();
  const form = formOf(["paper"], sent);
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{say(`papers.kinds.${view.kind}`)}</h1>
        <p className="max-w-prose">{t("paper.lead", { called: isolated(view.called) })}</p>
        {view.question && (
          <p>
            <Typed text={view.question} />
          </p>
        )}
      </header>
      <Problem sent={sent} />
      {view.answered || view.isExample ? (
        <Notice title={t(view.isExample ? "paper.example" : "paper.done")} />
      ) : (
        <form method="post" noValidate className="grid max-w-xl gap-5" data-reload>
          <TypedField
            {...{ form, say }}
            name="answer"
            label={t("paper.answer")}
            most={CONTRACTOR_LIMITS.answer}
            long
          />
          <TypedField
            {...{ form, say }}
            name="number"
            label={t("paper.number")}
            most={CONTRACTOR_LIMITS.number}
          />
          <TypedField {...{ form, say }} name="untilOn" label={t("paper.untilOn")} type="date" />
          <TypedField
            {...{ form, say }}
            name="printedName"
            label={t("paper.name")}
            most={CONTRACTOR_LIMITS.printedName}
          />
          <Button name="intent" value="paper" size="lg" className="justify-self-start max-sm:w-full">
            {t("paper.send")}
          </Button>
        </form>
      )}
    </div>
  );
}
