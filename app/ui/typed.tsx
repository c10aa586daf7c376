/** What somebody wrote, as they wrote it. */
export const Typed = ({ text }: { text: string }) => (
  <span dir="auto" translate="no" className="whitespace-pre-line wrap-anywhere">
    {text}
  </span>
);
