import type { TradeBoard } from "./trade-boards.types.ts";

/**
 * Boards whose name, look-up and law are cited from general knowledge of the trade. Each page says so, and that the
 * board's own look-up decides.
 */
export const MORE_TRADE_BOARDS: Readonly<Record<string, readonly TradeBoard[]>> = {
  AK: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "Division of Corporations, Business and Professional Licensing",
      site: "commerce.alaska.gov/cbp",
      source: "AS 08.40",
      same: true,
      known: true,
    },
  ],
  AL: [
    {
      trades: ["electrical"],
      name: "Electrical Contractors Board",
      site: "aecb.alabama.gov",
      source: "Ala. Code 34-36",
      known: true,
    },
    {
      trades: ["plumbing"],
      name: "Plumbers and Gas Fitters Examining Board",
      site: "pgfb.alabama.gov",
      source: "Ala. Code 34-37",
      known: true,
    },
    {
      trades: ["hvac"],
      name: "Board of Heating, Air Conditioning and Refrigeration Contractors",
      site: "hacr.alabama.gov",
      source: "Ala. Code 34-31",
      known: true,
    },
  ],
  AR: [
    {
      trades: ["electrical"],
      name: "Board of Electrical Examiners",
      site: "labor.arkansas.gov",
      source: "A.C.A. 17-28",
      known: true,
    },
    {
      trades: ["hvac"],
      name: "HVACR Licensing Board",
      site: "labor.arkansas.gov",
      source: "A.C.A. 17-33",
      known: true,
    },
  ],
  AZ: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "Registrar of Contractors",
      site: "roc.az.gov",
      source: "A.R.S. 32-1101",
      same: true,
      known: true,
    },
  ],
  CO: [
    {
      trades: ["electrical"],
      name: "State Electrical Board",
      site: "dpo.colorado.gov/Electrical",
      source: "C.R.S. 12-115",
      known: true,
    },
    {
      trades: ["plumbing"],
      name: "State Plumbing Board",
      site: "dpo.colorado.gov/Plumbing",
      source: "C.R.S. 12-155",
      known: true,
    },
  ],
  CT: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "Department of Consumer Protection",
      site: "elicense.ct.gov",
      source: "C.G.S. 20-330",
      same: true,
      known: true,
    },
  ],
  DC: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "Board of Industrial Trades",
      site: "dlcp.dc.gov",
      source: "D.C. Code 47-2853",
      known: true,
    },
  ],
  DE: [
    {
      trades: ["electrical"],
      name: "Board of Electrical Examiners",
      site: "dpr.delaware.gov",
      source: "24 Del. C. ch. 14",
      known: true,
    },
    {
      trades: ["plumbing", "hvac"],
      name: "Board of Plumbing, Heating, Ventilation, Air Conditioning and Refrigeration Examiners",
      site: "dpr.delaware.gov",
      source: "24 Del. C. ch. 18",
      known: true,
    },
  ],
  HI: [
    {
      trades: ["electrical", "plumbing"],
      name: "Board of Electricians and Plumbers",
      site: "cca.hawaii.gov/pvl",
      source: "HRS 448E",
      known: true,
    },
  ],
  IA: [
    {
      trades: ["electrical"],
      name: "Electrical Examining Board",
      site: "dial.iowa.gov",
      source: "Iowa Code 103",
      known: true,
    },
    {
      trades: ["plumbing", "hvac"],
      name: "Plumbing and Mechanical Systems Board",
      site: "dial.iowa.gov",
      source: "Iowa Code 105",
      known: true,
    },
  ],
  ID: [
    {
      trades: ["electrical"],
      name: "Electrical Board (DOPL)",
      site: "dopl.idaho.gov",
      source: "Idaho Code 54-10",
      known: true,
    },
    {
      trades: ["plumbing"],
      name: "Plumbing Board (DOPL)",
      site: "dopl.idaho.gov",
      source: "Idaho Code 54-26",
      known: true,
    },
    {
      trades: ["hvac"],
      name: "HVAC Board (DOPL)",
      site: "dopl.idaho.gov",
      source: "Idaho Code 54-50",
      known: true,
    },
  ],
  IL: [
    {
      trades: ["plumbing"],
      name: "Department of Public Health",
      site: "dph.illinois.gov",
      source: "225 ILCS 320",
      known: true,
    },
  ],
  IN: [
    {
      trades: ["plumbing"],
      name: "Plumbing Commission",
      site: "in.gov/pla",
      source: "IC 25-28.5",
      known: true,
    },
  ],
  KY: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "Department of Housing, Buildings and Construction",
      site: "dhbc.ky.gov",
      source: "KRS 227A, KRS 318, KRS 198B",
      known: true,
    },
  ],
  LA: [
    {
      trades: ["electrical", "hvac"],
      name: "State Licensing Board for Contractors",
      site: "lslbc.louisiana.gov",
      source: "La. R.S. 37:2150",
      same: true,
      known: true,
    },
    {
      trades: ["plumbing"],
      name: "State Plumbing Board",
      site: "spbla.com",
      source: "La. R.S. 37:1361",
      known: true,
    },
  ],
  MA: [
    {
      trades: ["electrical"],
      name: "Board of State Examiners of Electricians",
      site: "mass.gov",
      source: "M.G.L. c. 141",
      known: true,
    },
    {
      trades: ["plumbing"],
      name: "Board of State Examiners of Plumbers and Gas Fitters",
      site: "mass.gov",
      source: "M.G.L. c. 142",
      known: true,
    },
  ],
  MD: [
    {
      trades: ["electrical"],
      name: "State Board of Electricians",
      site: "labor.maryland.gov",
      source: "Md. Bus. Occ. 6",
      known: true,
    },
    {
      trades: ["plumbing"],
      name: "State Board of Plumbing",
      site: "labor.maryland.gov",
      source: "Md. Bus. Occ. 12",
      known: true,
    },
    {
      trades: ["hvac"],
      name: "Board of Heating, Ventilation, Air-Conditioning and Refrigeration Contractors",
      site: "labor.maryland.gov",
      source: "Md. Bus. Reg. 9A",
      known: true,
    },
  ],
  ME: [
    {
      trades: ["electrical"],
      name: "Electricians' Examining Board",
      site: "maine.gov/pfr",
      source: "32 M.R.S. 1101",
      known: true,
    },
    {
      trades: ["plumbing"],
      name: "Plumbers' Examining Board",
      site: "maine.gov/pfr",
      source: "32 M.R.S. 3301",
      known: true,
    },
  ],
  MI: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "LARA, Bureau of Construction Codes",
      site: "michigan.gov/bcc",
      source: "2016 PA 407",
      known: true,
    },
  ],
  MN: [
    {
      trades: ["electrical", "plumbing"],
      name: "Department of Labor and Industry",
      site: "dli.mn.gov",
      source: "Minn. Stat. 326B",
      same: true,
      known: true,
    },
  ],
  MO: [
    {
      trades: ["electrical"],
      name: "Office of Statewide Electrical Contractors",
      site: "pr.mo.gov",
      source: "RSMo 324.900",
      known: true,
    },
  ],
  MS: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "State Board of Contractors",
      site: "msboc.us",
      source: "Miss. Code 31-3, 73-59",
      same: true,
      known: true,
    },
  ],
  MT: [
    {
      trades: ["electrical"],
      name: "State Electrical Board",
      site: "boards.bsd.dli.mt.gov",
      source: "MCA 37-68",
      known: true,
    },
    {
      trades: ["plumbing"],
      name: "Board of Plumbers",
      site: "boards.bsd.dli.mt.gov",
      source: "MCA 37-69",
      known: true,
    },
  ],
  ND: [
    {
      trades: ["electrical"],
      name: "State Electrical Board",
      site: "ndseb.com",
      source: "NDCC 43-09",
      known: true,
    },
  ],
  NE: [
    {
      trades: ["electrical"],
      name: "State Electrical Division",
      site: "electrical.nebraska.gov",
      source: "Neb. Rev. Stat. 81-2101",
      known: true,
    },
  ],
  NH: [
    {
      trades: ["electrical"],
      name: "Electricians' Board",
      site: "oplc.nh.gov",
      source: "RSA 319-C",
      known: true,
    },
  ],
  NJ: [
    {
      trades: ["electrical"],
      name: "Board of Examiners of Electrical Contractors",
      site: "njconsumeraffairs.gov",
      source: "N.J.S.A. 45:5A",
      known: true,
    },
    {
      trades: ["plumbing"],
      name: "State Board of Examiners of Master Plumbers",
      site: "njconsumeraffairs.gov",
      source: "N.J.S.A. 45:14C",
      known: true,
    },
    {
      trades: ["hvac"],
      name: "State Board of Examiners of HVACR Contractors",
      site: "njconsumeraffairs.gov",
      source: "N.J.S.A. 45:16A",
      known: true,
    },
  ],
  NM: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "Construction Industries Division",
      site: "rld.nm.gov/cid",
      source: "NMSA 60-13",
      same: true,
      known: true,
    },
  ],
  NV: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "State Contractors Board",
      site: "nvcontractorsboard.com",
      source: "NRS 624",
      same: true,
      known: true,
    },
  ],
  OH: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "Construction Industry Licensing Board",
      site: "com.ohio.gov",
      source: "O.R.C. 4740",
      known: true,
    },
  ],
  OK: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "Construction Industries Board",
      site: "cib.ok.gov",
      source: "59 O.S. 1001, 1680, 1850.1",
      known: true,
    },
  ],
  RI: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "Department of Labor and Training",
      site: "dlt.ri.gov",
      source: "R.I.G.L. 5-6, 5-20, 28-27",
      known: true,
    },
  ],
  SC: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "Contractors Licensing Board",
      site: "llr.sc.gov",
      source: "S.C. Code 40-11",
      same: true,
      known: true,
    },
  ],
  SD: [
    {
      trades: ["electrical"],
      name: "State Electrical Commission",
      site: "dlr.sd.gov",
      source: "SDCL 36-16",
      known: true,
    },
    {
      trades: ["plumbing"],
      name: "State Plumbing Commission",
      site: "dlr.sd.gov",
      source: "SDCL 36-25",
      known: true,
    },
  ],
  TN: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "Board for Licensing Contractors",
      site: "verify.tn.gov",
      source: "T.C.A. 62-6",
      same: true,
      known: true,
    },
  ],
  UT: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "Division of Professional Licensing",
      site: "dopl.utah.gov",
      source: "Utah Code 58-55",
      same: true,
      known: true,
    },
  ],
  VA: [
    {
      trades: ["electrical", "plumbing", "hvac"],
      name: "Board for Contractors (DPOR)",
      site: "dpor.virginia.gov",
      source: "Va. Code 54.1-1100",
      same: true,
      known: true,
    },
  ],
  VT: [
    {
      trades: ["electrical"],
      name: "Electricians' Licensing Board",
      site: "firesafety.vermont.gov",
      source: "26 V.S.A. ch. 15",
      known: true,
    },
    {
      trades: ["plumbing"],
      name: "Plumbers' Examining Board",
      site: "firesafety.vermont.gov",
      source: "26 V.S.A. ch. 39",
      known: true,
    },
  ],
  WI: [
    {
      trades: ["electrical", "plumbing"],
      name: "Department of Safety and Professional Services",
      site: "dsps.wi.gov",
      source: "Wis. Stat. 101, 145",
      same: true,
      known: true,
    },
  ],
  WV: [
    {
      trades: ["electrical"],
      name: "State Fire Marshal",
      site: "firemarshal.wv.gov",
      source: "W. Va. Code 29-3B",
      known: true,
    },
    {
      trades: ["plumbing", "hvac"],
      name: "Division of Labor",
      site: "labor.wv.gov",
      source: "W. Va. Code 21-14, 21-16",
      known: true,
    },
  ],
  WY: [
    {
      trades: ["electrical"],
      name: "State Fire Marshal, electrical safety",
      site: "wsfm.wyo.gov",
      source: "Wyo. Stat. 35-9",
      known: true,
    },
  ],
};
