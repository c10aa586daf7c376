import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { OfferView } from "../offers.view.server.ts";
import { offerPath, SALE_LIMITS } from "../sales.limits.ts";
import { TypedField } from "./parts.tsx";

/** What was found wrong, for the seller and for the paper. */
export function Findings({ view }: { view: OfferView }) {
  const t = useText("equipment-marketplace");
  const { inspection } = view;
  if (!view.isInspected) return <p>{t("inspection.open", { count: inspection.left })}</p>;
  if (inspection.findings.length === 0) return <p>{t("inspection.fine")}</p>;
  return (
    <div className="grid gap-1">
      <p className="font-bold">{t("inspection.found", { count: inspection.fails })}</p>
      <ul className="list-disc ps-6">
        {inspection.findings.map(({ id, prompt, note }) => (
          <li key={id}>
            {prompt}: <Typed text={note} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The checklist of the buyer, kept as far as it was filled in. */
export function InspectionPart({ view, sent }: { view: OfferView; sent?: Sent }) {
  const t = useText("equipment-marketplace");
  const { inspection } = view;
  const typed = sent?.fields.intent === "inspection" ? sent.fields : undefined;
  if (!view.mayInspect)
    return (
      <TitledSection id="inspection" title={t("inspection.title")} className="grid gap-3">
        <Findings view={view} />
      </TitledSection>
    );
  return (
    <TitledSection id="inspection" title={t("inspection.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("inspection.text")}</p>
      <Findings view={view} />
      <form method="post" action={offerPath(view.offer.id)} noValidate className="grid gap-6" data-reload>
        <input type="hidden" name="version" value={view.standing.version} />
        {inspection.sections.map((section) => (
          <div key={section.title} className="grid gap-4">
            <h3 className="text-lg font-bold">{section.title}</h3>
            {section.items.map((item) => {
              const answer = typed?.[`answer_${item.name}`] ?? item.answer;
              const name = `note_${item.name}`;
              const form = {
                ...{ isSent: typed !== undefined, idem: undefined },
                value: () => typed?.[name] ?? item.note,
                error: () => undefined,
              };
              return (
                <fieldset key={item.id} className="grid gap-2 border-t border-line pt-3">
                  <legend className="float-start mb-1 w-full font-medium">
                    {item.prompt}
                    {item.critical && (
                      <>
                        {" "}
                        <Badge variant="outline">{t("inspection.critical")}</Badge>
                      </>
                    )}
                    {inspection.isBegun && item.isMissing && (
                      <>
                        {" "}
                        <Badge variant="destructive">{t("inspection.missing")}</Badge>
                      </>
                    )}
                  </legend>
                  <div className="flex flex-wrap gap-x-6">
                    {item.responses.map((response) => (
                      <label key={response} className="inline-flex min-h-12 items-center gap-2">
                        <input
                          type="radio"
                          name={`answer_${item.name}`}
                          value={response}
                          defaultChecked={answer === response}
                          className="size-6 accent-accent"
                        />
                        {t(`inspection.answers.${response}`)}
                      </label>
                    ))}
                  </div>
                  <TypedField form={form} name={name} label={t("inspection.note")} most={SALE_LIMITS.note} />
                </fieldset>
              );
            })}
          </div>
        ))}
        <Button name="intent" value="inspection" className="justify-self-start">
          {t("inspection.keep")}
        </Button>
      </form>
    </TitledSection>
  );
}
