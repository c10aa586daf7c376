import { ProcessStanding } from "~/engines/process/process.ts";
import { Talk } from "~/engines/talk/talk.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Notice } from "~/ui/notice.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import type { HeldRfiView } from "../rfis.view.server.ts";
import {
  AnswerFields,
  Problem,
  RfiFiles,
  RfiHead,
  tooLargeSent,
  useProcessTexts,
  useSay,
} from "./rfi-parts.tsx";

interface HeldRfiScreenProps {
  view: HeldRfiView;
  tooLarge?: boolean;
  sent?: Sent;
}

/** One question for whoever holds its link: to answer it, with a file, and to say something about it. */
export default function HeldRfiScreen({ view, tooLarge, sent: posted }: HeldRfiScreenProps) {
  const t = useText("rfis");
  const say = useSay();
  const texts = useProcessTexts();
  const sent = tooLarge ? tooLargeSent("answer") : posted;
  const { rfi, standing, link, asksName } = view;
  const name = asksName ? view.name : undefined;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <RfiHead rfi={rfi} />
      <Problem sent={sent} />
      <ProcessStanding standing={standing} texts={texts} zone={rfi.zone} />
      {view.mayAnswer ? (
        <TitledSection id="answer-form" title={t("answer.title")} className="grid gap-4 print:hidden">
          <AnswerFields
            view={view}
            form={formOf(["answer"], sent)}
            name={name === undefined ? undefined : { label: t("answer.name"), begin: name }}
            mayUpload={view.mayUpload}
          />
        </TitledSection>
      ) : (
        <Notice title={t(standing.state === "open" ? "held.readOnly" : "held.done")} />
      )}
      <RfiFiles files={view.files} href={(id) => `/shared/${link}/rfi-file/${id}`} />
      <Talk
        posts={view.posts}
        idem={view.keys.post}
        zone={rfi.zone}
        maySpeak={view.maySpeak}
        name={name}
        markText={(mark) => say(`marks.${mark}`)}
        sent={sent}
      />
    </div>
  );
}
