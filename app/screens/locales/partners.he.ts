import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./partners.en.ts";

export default {
  expressPartners: {
    title: "הטבות של שותפים",
    description:
      "מה ספקים בסביבה מציעים לחברים: תנאים, מרחק, מסלול וכמה קודים נותרו עוד לפני שנוסעים; קוד שנקרא גם בלי רשת.",
    keywords: "שותפים, הטבות, הנחות, מבצעי ספקים, קופון, קוד הנחה, חיסכון",
  },
  partnerOffer: { title: "הטבה של שותף", description: "הטבה אחת: תנאים, למי, והקוד שלה." },
  myOffers: { title: "הקודים שלי", description: "הקודים שקיבלתם משותפים, להצגה או להדפסה." },
  partnerForm: { title: "להיות שותף", description: "החברה שלכם כשותפה, ומה היא מציעה." },
  adminPartners: { title: "בדיקת שותפים", description: "חברות שמבקשות להיות שותפות." },
} satisfies Translation<typeof en>;
