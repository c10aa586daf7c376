import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { permitPath } from "../permits.limits.ts";
import { formOf, TypedField } from "./form-parts.tsx";
import type { PermitParts } from "./permit-screen.tsx";

/** The papers of the submittal, each ticked by a press. */
export function Papers({ view, sent }: PermitParts) {
  const t = useText("permits");
  const { papers, missing, permit, readOnly } = view;
  const here = permitPath(permit.id);
  const form = formOf("paper", sent);
  return (
    <TitledSection id="papers" title={t("paperList.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("paperList.lead")}</p>
      <p>{t("paperList.done", { done: papers.length - missing, all: papers.length })}</p>
      <ul className="border-t-2 border-ink">
        {papers.map(({ id, name, doneAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2"
          >
            <span dir="auto" className="wrap-anywhere">
              <span aria-hidden="true">{doneAt ? "☑ " : "☐ "}</span>
              {name}
              {doneAt && <span className="sr-only"> ({t("paperList.there")})</span>}
            </span>
            {!readOnly && (
              <form method="post" action={here} data-reload data-keep-scroll className="print:hidden">
                <input type="hidden" name="paper" value={id} />
                <input type="hidden" name="done" value={doneAt ? "0" : "1"} />
                <Button
                  name="intent"
                  value="tick"
                  variant="outline"
                  aria-label={t(doneAt ? "paperList.untickOf" : "paperList.tickOf", { name: isolated(name) })}
                >
                  {t(doneAt ? "paperList.untick" : "paperList.tick")}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <form method="post" action={here} noValidate className="grid max-w-xl gap-3 print:hidden" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <TypedField form={form} name="paperName" label={t("paperList.other")} />
          <Button name="intent" value="paper" variant="outline" className="justify-self-start">
            {t("paperList.add")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}
