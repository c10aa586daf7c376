import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { MATRIX, MATRIX_LIMITS } from "../matrix.limits.ts";
import type { ClassView } from "../matrix.view.server.ts";
import { ChoiceField, Problem, TypedField, useSay } from "./parts.tsx";

interface ClassProps {
  view: ClassView;
  sent?: Sent;
}

/** A class that is held in person: everybody signs in, what was done is ticked, and the record is closed. */
export default function ClassScreen({ view, sent }: ClassProps) {
  const t = useText("training-matrix");
  const say = useSay();
  const { date } = useFormat();
  const sign = formOf(["sign"], sent);
  const isOpen = view.mayWrite && !view.isClosed;
  const list = sent?.errors.list;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={view.title} />
        </h1>
        <p className="flex flex-wrap items-center gap-3">
          {date(view.heldOn)} · <Typed text={view.trainer} />
          {view.place && <Typed text={view.place} />}
          {view.sample && <Badge variant="outline">{t("sample")}</Badge>}
        </p>
        <p className="max-w-prose">{t("class.lead")}</p>
      </header>
      <Problem sent={sent} />
      {view.isExample && <Notice title={t("class.example")} />}
      {view.isClosed && <Notice tone="ok" title={t("class.closedText")} />}
      <TitledSection id="signed" title={t("class.signed")} className="grid gap-3">
        {view.signed.length === 0 && <p>{t("class.signedNone")}</p>}
        <ol className="list-decimal ps-6">
          {view.signed.map((one) => (
            <li key={one.id}>
              <Typed text={one.called} />
              {one.signature !== one.called && (
                <>
                  {" · "}
                  <Typed text={one.signature} />
                </>
              )}
            </li>
          ))}
        </ol>
        {isOpen && view.people.length > 0 && (
          <form method="post" noValidate className="grid max-w-xl gap-4 print:hidden" data-reload>
            <input type="hidden" name="idem" value={sign.idem ?? view.idem} />
            <ChoiceField
              form={sign}
              name="person"
              label={t("class.who")}
              options={view.people.map(({ id, called }) => ({ value: id, text: called }))}
            />
            <TypedField
              form={sign}
              name="signature"
              label={t("class.signature")}
              most={MATRIX_LIMITS.printedName}
            />
            <Button name="intent" value="sign" size="lg" className="justify-self-start">
              {t("class.sign")}
            </Button>
          </form>
        )}
      </TitledSection>
      {isOpen ? (
        <form method="post" noValidate className="grid gap-4 print:hidden" data-reload>
          <input type="hidden" name="version" value={view.version} />
          <CheckboxList
            name="list"
            legend={t("class.list")}
            error={list && say(list)}
            options={view.list.map(({ id, prompt }) => ({ value: id, text: prompt }))}
            chosen={view.ticked}
          />
          <Button name="intent" value="close" className="justify-self-start">
            {t("class.close")}
          </Button>
        </form>
      ) : (
        <TitledSection id="list" title={t("class.list")} className="grid gap-2">
          <ul className="list-disc ps-6">
            {view.list
              .filter(({ id }) => view.ticked.includes(id))
              .map(({ id, prompt }) => (
                <li key={id}>{prompt}</li>
              ))}
          </ul>
        </TitledSection>
      )}
      <p className="print:hidden">
        <TextLink href={MATRIX}>{t("class.back")}</TextLink>
      </p>
    </div>
  );
}
