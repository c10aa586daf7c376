import { ProcessStanding } from "~/engines/process/process.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SignatureField } from "~/ui/signature.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { WAIVER_LIMITS } from "../waiver.limits.ts";
import type { HeldWaiverView } from "../waiver.view.server.ts";
import { PdfLink, Problem, useProcessTexts, useSay, WaiverText } from "./waiver-parts.tsx";

interface HeldWaiverScreenProps {
  view: HeldWaiverView;
  sent?: Sent;
}

/** One waiver for whoever holds its link: to read it and to sign it, with a typed name and a finger where there are scripts. */
export default function HeldWaiverScreen({ view, sent }: HeldWaiverScreenProps) {
  const t = useText("lien-waivers");
  const say = useSay();
  const texts = useProcessTexts();
  const form = formOf(["sign"], sent);
  const error = form.error("printedName");
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <h1 className="text-2xl font-bold sm:text-3xl">{t("held.title")}</h1>
      <Problem sent={sent} />
      <ProcessStanding standing={view.standing} texts={texts} />
      <WaiverText view={view} />
      {view.isBlocked && <Notice tone="warn" title={t("guards.moneyIn")} />}
      {view.maySign && (
        <TitledSection id="sign" title={t("held.sign")} className="grid gap-4 print:hidden">
          <p className="max-w-prose">{t("held.text")}</p>
          <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.keys.sign} />
            <input type="hidden" name="version" value={view.waiver.version} />
            <Field
              name="printedName"
              label={t("held.name")}
              hint={t("held.nameHint")}
              defaultValue={form.isSent ? form.value("printedName") : view.name}
              error={error && say(error)}
              maxLength={WAIVER_LIMITS.printedName}
              autoComplete="name"
              dir="auto"
            />
            <SignatureField
              name="drawn"
              value={form.value("drawn")}
              words={{ draw: t("held.draw"), clear: t("held.clear"), drawn: t("held.drawn") }}
            />
            <Button name="intent" value="sign" size="lg" className="justify-self-start max-sm:w-full">
              {t("transitions.sign")}
            </Button>
          </form>
        </TitledSection>
      )}
      <PdfLink href={`/shared/${view.link}/waiver.pdf`} />
    </div>
  );
}
