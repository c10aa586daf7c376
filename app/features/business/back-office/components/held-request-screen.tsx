import { ProcessStanding } from "~/engines/process/process.ts";
import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { ASK_LIMITS } from "../bookkeeper.limits.ts";
import type { HeldRequestView } from "../bookkeeper.view.server.ts";
import { DESK_LIMITS } from "../desk.limits.ts";
import { Answered, Asked, Problem, usePaperLine, useProcessTexts, useSay } from "./bookkeeper-parts.tsx";

interface HeldRequestScreenProps {
  view: HeldRequestView;
  sent?: Sent;
}

type Paper = HeldRequestView["papers"][number];

/** A paper as it stands in the inbox, with its pictures. */
function PaperWords({ paper, link }: { paper: Paper; link: string }) {
  const t = useText("ask-bookkeeper");
  const line = usePaperLine();
  return (
    <>
      <p className="font-bold">{line(paper)}</p>
      {paper.code && (
        <p>
          {t("codeNow")} <bdi translate="no">{paper.code}</bdi>
        </p>
      )}
      {paper.note && (
        <p>
          <Typed text={paper.note} />
        </p>
      )}
      {paper.files.length > 0 && (
        <p className="flex flex-wrap gap-x-4">
          {paper.files.map(({ id, name }) => (
            <TextLink key={id} href={`/shared/${link}/bookkeeper-file/${id}`} data-reload>
              {isolated(name)}
            </TextLink>
          ))}
        </p>
      )}
    </>
  );
}

/** One request for whoever holds its link: to read it, to propose a code for each paper, and to answer. */
export default function HeldRequestScreen({ view, sent }: HeldRequestScreenProps) {
  const t = useText("ask-bookkeeper");
  const say = useSay();
  const texts = useProcessTexts();
  const line = usePaperLine();
  const { request, papers, mayAnswer } = view;
  const form = formOf(["answer"], sent, {
    ...{ printedName: view.name || request.answeredBy, answer: request.answer },
    ...Object.fromEntries(
      papers.flatMap(({ proposed, said }, n) => [
        [`code${n}`, proposed],
        [`note${n}`, said],
      ]),
    ),
  });
  const shared = { form, say };
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <Typed text={request.topic} />
      </h1>
      <Problem sent={sent} />
      <ProcessStanding standing={view.standing} texts={texts} />
      <Asked request={request} />
      {mayAnswer ? (
        <form method="post" noValidate className="grid max-w-3xl gap-6 print:hidden" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <input type="hidden" name="version" value={request.version} />
          {papers.map((paper, n) => (
            <fieldset key={paper.id} className="grid gap-2 border-t border-line pt-3">
              <legend className="sr-only">{line(paper)}</legend>
              <input type="hidden" name={`paper${n}`} value={paper.id} />
              <PaperWords paper={paper} link={view.link} />
              <div className="grid gap-4 sm:grid-cols-[1fr_2fr]">
                <TypedField {...shared} name={`code${n}`} label={t("fields.code")} most={DESK_LIMITS.code} />
                <TypedField {...shared} name={`note${n}`} label={t("fields.note")} most={ASK_LIMITS.note} />
              </div>
            </fieldset>
          ))}
          <TypedField {...shared} name="answer" label={t("fields.answer")} most={ASK_LIMITS.answer} long />
          <TypedField
            {...shared}
            name="printedName"
            label={t("fields.printedName")}
            most={ASK_LIMITS.printedName}
          />
          <p className="max-w-prose text-muted">{t("held.text")}</p>
          <Button name="intent" value="answer" size="lg" className="justify-self-start max-sm:w-full">
            {t("transitions.answer")}
          </Button>
        </form>
      ) : (
        <>
          <Answered request={request} />
          <ul className="grid max-w-3xl gap-3">
            {papers.map((paper) => (
              <li key={paper.id} className="grid gap-1 border-t border-line pt-2">
                <PaperWords paper={paper} link={view.link} />
                {paper.proposed && (
                  <p>
                    {t("proposed")} <bdi translate="no">{paper.proposed}</bdi>
                  </p>
                )}
                {paper.said && (
                  <p className="text-muted">
                    <Typed text={paper.said} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
