import { useText } from "~/i18n/i18n.tsx";
import { typedDollars } from "~/lib/dollars.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { BILLING_LIMITS } from "../billing.limits.ts";
import { useSay } from "./billing-parts.tsx";

interface DecideProps {
  intent: "certify" | "return";
  version: number;
  idem: string;
  due: number;
  /** The name that was typed before on this device. */
  name: string;
  /** Whether the team writes down what was certified on paper. */
  onPaper?: boolean;
  sent?: Sent;
}

/** A decision under a typed name: what is certified, or what is to be changed. */
export function DecideForm({ intent, version, idem, due, name, onPaper = false, sent }: DecideProps) {
  const t = useText("billing");
  const say = useSay();
  const form = formOf([intent], sent, { printedName: name, amount: typedDollars(due) });
  const field = (of: string) => ({ form, say, name: of, id: `${intent}-${of}` });
  const isCertificate = intent === "certify";
  const noteHint = isCertificate ? (onPaper ? t("decide.paperHint") : t("decide.reasonHint")) : undefined;
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? idem} />
      <input type="hidden" name="version" value={version} />
      {isCertificate && (
        <TypedField
          {...field("amount")}
          label={t("decide.amount")}
          hint={t("decide.amountHint")}
          type="decimal"
        />
      )}
      <TypedField
        {...field("printedName")}
        label={t(onPaper ? "decide.paperName" : "decide.name")}
        hint={isCertificate && !onPaper ? t("decide.nameHint") : undefined}
        most={BILLING_LIMITS.printedName}
      />
      <TypedField
        {...field("note")}
        label={t(isCertificate ? (onPaper ? "decide.paper" : "decide.reason") : "decide.why")}
        hint={noteHint}
        most={BILLING_LIMITS.note}
        long
      />
      <Button
        name="intent"
        value={intent}
        size="lg"
        variant={isCertificate ? "default" : "outline"}
        className="justify-self-start max-sm:w-full"
      >
        {t(onPaper ? "transitions.certifyOnPaper" : `transitions.${intent}`)}
      </Button>
    </form>
  );
}
