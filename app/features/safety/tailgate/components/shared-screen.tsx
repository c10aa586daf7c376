import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { RowPart } from "../tailgate.limits.ts";
import type { SharedView } from "../tailgate.view.server.ts";
import { OfTalk, Problem, SignerFields, useSay } from "./form-parts.tsx";
import { Points, QUESTIONS } from "./talk-screen.tsx";

interface SharedScreenProps {
  view: SharedView;
  /** The name that was printed here last. */
  name: string;
  /** The language of the page, which is the worker's. */
  language: string;
  sent?: Sent;
}

/** A talk on a worker's own phone: read it, answer, sign. */
export default function SharedScreen({ view, name, language, sent }: SharedScreenProps) {
  const t = useText("tailgate");
  const say = useSay();
  const { date } = useFormat();
  const { talk } = view;
  const typed = (part: RowPart) => sent?.fields[part] ?? "";
  return (
    <div className="sheet grid gap-6 py-8">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <OfTalk text={talk.title} language={talk.language} />
        </h1>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span>{date(view.heldOn)}</span>
          {[view.siteName, view.place].filter(Boolean).map((text) => (
            <bdi key={text} translate="no">
              {text}
            </bdi>
          ))}
          {view.presenter !== "" && <span>{t("link.talkedBy", { name: isolated(view.presenter) })}</span>}
        </p>
        <p className="text-lg">{t("link.lead")}</p>
      </header>
      <Problem sent={sent} />
      <Points talk={talk} />
      {view.hazards !== "" && (
        <p>
          <strong>{t("fields.hazards")}:</strong> <Typed text={view.hazards} />
        </p>
      )}
      {view.closed ? (
        <Notice tone="info" title={t("link.closed")} />
      ) : (
        <TitledSection id="sign" title={t("link.title")} className="grid gap-4">
          <form method="post" noValidate className="grid gap-4" data-reload>
            <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
            {talk.questions.map(({ ask, answers }, n) => {
              const question = QUESTIONS[n] ?? "first";
              const error = sent?.errors[question];
              return (
                <div key={question} id={question}>
                  <RadioTiles
                    name={question}
                    legend={<OfTalk text={ask} language={talk.language} />}
                    options={answers.map(({ value, text }) => ({
                      value,
                      text: <OfTalk text={text} language={talk.language} />,
                    }))}
                    chosen={sent?.fields[question]}
                    error={error && say(error)}
                  />
                </div>
              );
            })}
            <SignerFields
              typed={{
                ...{
                  name: sent ? typed("name") : name,
                  signature: typed("signature"),
                  company: typed("company"),
                },
                ...{
                  language: typed("language") || language,
                  understood: "",
                  drawn: sent?.fields.drawn ?? "",
                },
              }}
              errors={sent?.errors ?? {}}
              asks={false}
            />
            <Button name="intent" value="sign" size="lg" className="justify-self-start">
              {t("link.sign")}
            </Button>
          </form>
        </TitledSection>
      )}
    </div>
  );
}
