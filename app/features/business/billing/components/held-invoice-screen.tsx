import { ProcessStanding } from "~/engines/process/process.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { INVOICE_LIMITS } from "../invoice.limits.ts";
import type { HeldInvoiceView } from "../invoice.view.server.ts";
import {
  InvoiceHead,
  InvoiceLines,
  InvoiceProblem,
  InvoiceProof,
  InvoiceSums,
  useInvoiceSay,
  useInvoiceTexts,
} from "./invoice-parts.tsx";

interface HeldInvoiceScreenProps {
  view: HeldInvoiceView;
  /** Where its file lies. */
  pdf: string;
  sent?: Sent;
}

function DecideForm({
  view,
  intent,
  sent,
}: Omit<HeldInvoiceScreenProps, "pdf"> & { intent: "accept" | "question" }) {
  const t = useText("invoices");
  const say = useInvoiceSay();
  const form = formOf([intent], sent, { printedName: view.name });
  const field = (name: string) => ({ form, say, name, id: `${intent}-${name}` });
  const accepts = intent === "accept";
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.keys.decide} />
      <input type="hidden" name="version" value={view.invoice.version} />
      <TypedField
        {...field("printedName")}
        label={t("decide.name")}
        hint={accepts ? t("decide.nameHint") : undefined}
        most={INVOICE_LIMITS.printedName}
      />
      {!accepts && (
        <TypedField {...field("note")} label={t("decide.question")} most={INVOICE_LIMITS.note} long />
      )}
      <Button
        name="intent"
        value={intent}
        size="lg"
        variant={accepts ? "default" : "outline"}
        className="justify-self-start max-sm:w-full"
      >
        {t(accepts ? "transitions.accept" : "transitions.question")}
      </Button>
    </form>
  );
}

/** One invoice for whoever holds its link: what it comes to, and to accept it or ask about it under a typed name. */
export default function HeldInvoiceScreen({ view, pdf, sent }: HeldInvoiceScreenProps) {
  const t = useText("invoices");
  const texts = useInvoiceTexts();
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <InvoiceHead view={view} />
      <InvoiceProblem sent={sent} />
      <ProcessStanding standing={view.standing} texts={texts} zone={view.invoice.zone} />
      <InvoiceProof view={view} />
      <TitledSection id="sums" title={t("sums.title")} className="grid gap-4">
        <InvoiceSums view={view} />
      </TitledSection>
      {view.mayAccept && (
        <TitledSection id="decide" title={t("decide.title")} className="grid gap-4 print:hidden">
          <p className="max-w-prose">{t("decide.text")}</p>
          <DecideForm view={view} intent="accept" sent={sent} />
          {view.mayQuestion && (
            <Fold title={t("decide.instead")} open={sent?.fields.intent === "question"}>
              <DecideForm view={view} intent="question" sent={sent} />
            </Fold>
          )}
        </TitledSection>
      )}
      <TitledSection id="lines" title={t("lines.title")} className="grid gap-4">
        <InvoiceLines view={view} />
        {view.invoice.note && (
          <p className="max-w-prose">
            <Typed text={view.invoice.note} />
          </p>
        )}
      </TitledSection>
      <p className="print:hidden">
        <TextLink href={pdf}>{t("pdf")}</TextLink>
      </p>
    </div>
  );
}
