import type { LexiconData } from "./lexicon.ts";

export const SPANISH_LEXICON: LexiconData = {
  not: "no|nunca|jamas|tampoco|ni|no puede|no pueden|no se permite|no se permiten|no debe|no deben|prohibido|prohibida|se prohibe|se prohiben|no esta permitido|no estan permitidas",
  none: "ningun|ninguna|ninguno|nadie|nada",
  may: "puede|pueden|puede ser|pueden ser|se permite|se permiten|permitido|permitida|permitidos|permitidas|admite|admiten|se admite|se admiten|podria|podrian|se acepta|se aceptan|permite|permiten",
  required:
    "se exige|se exigen|se requiere|se requieren|exige|exigen|requiere|requieren|requerido|requerida|obligatorio|obligatoria|necesita|necesitan|necesario|necesaria|se necesita|se necesitan|es necesario|hace falta|exigido|exigida",
  needless:
    "no se exige|no se exigen|no se requiere|no se requieren|no es obligatorio|no es obligatoria|no hace falta|no necesita|no necesitan|no es necesario|no es necesaria|no requiere|no requieren|innecesario|innecesaria",
  verbs:
    "es|son|ser|sea|esta|estan|estar|tiene|tienen|tener|debe|deben|debe ser|deben ser|debe tener|deben tener|hay|haya|debe haber|deben haber|haber|tiene que|tienen que|hay que|debe estar|deben estar|lleva|llevan|llevar|debe llevar|deben llevar|mide|miden|medir|debe medir|deben medir|tiene que ser|tienen que ser|tiene que tener",
  pronouns: "ella|ello|ellos|ellas|le|les|lo",
  possessives: "su|sus|suyo|suya",
  light:
    "que es|que son|que esta|que estan|el|la|los|las|un|una|unos|unas|al|que|cual|cuales|se|usted|ustedes|tambien|ademas|asi|entonces|luego|asimismo|" +
    "por lo tanto|por tanto|tenga en cuenta|tenga en cuenta que|recuerde|recuerde que|tome en cuenta|tome en cuenta que|en cambio|" +
    "segun el codigo|el codigo|la regla es|la respuesta es|en cuanto a|respecto a|por otra parte|por su parte|sin embargo|asegurese|asegurese de que|ahi|alli|uno|del|dicho|dicha|ya|igualmente",
  and: "y|e|pero|mientras|mientras que|asi como|aunque|en tanto",
  or: "o|u|o bien",
  range: { to: "a|hasta|y", between: "entre|de|desde" },
  bounds: [
    {
      relation: ">=",
      reach: "next",
      phrases:
        "por lo menos|al menos|como minimo|cuando menos|no menos de|no menor de|no menor que|no menor a|no inferior a|un minimo de|minimo de",
    },
    { relation: ">=", reach: "clause", phrases: "minimo|minima|minimos|minimas" },
    {
      relation: ">=",
      reach: "before",
      phrases: "o mas|o mayor|o mayores|en adelante|de minimo|o superior|o superiores",
    },
    {
      relation: "<=",
      reach: "next",
      phrases:
        "como maximo|a lo sumo|cuando mucho|no mas de|no mayor de|no mayor que|no mayor a|no superior a|un maximo de|maximo de|a lo mas|no mas que",
    },
    { relation: "<=", reach: "clause", phrases: "maximo|maxima|maximos|maximas" },
    { relation: "<=", reach: "before", phrases: "o menos|o menor|o menores|o inferior|de maximo" },
    {
      relation: ">",
      reach: "next",
      phrases:
        "mas de|a mas de|mayor de|mayores de|mayor que|mayores que|mayor a|superior a|superiores a|que pasa de|pasa de|pasan de|supera|superan|superar|excede|exceden|exceder|rebasa|pasar de|supere|superen|exceda|excedan|pase de|pasen de|sobrepasa",
    },
    {
      relation: "<",
      reach: "next",
      phrases:
        "menos de|a menos de|menor de|menores de|menor que|menores que|menor a|inferior a|inferiores a",
    },
    { relation: "~", reach: "next", phrases: "unos|unas|aproximadamente|cerca de|alrededor de|casi" },
    { relation: "=", reach: "next", phrases: "exactamente|justo|precisamente" },
  ],
  dimensions: {
    high: "alto|alta|altura|altos|altas|de alto|de altura|de alta",
    wide: "ancho|ancha|anchos|anchas|anchura|de ancho|de anchura",
    deep: "profundidad|profundo|profunda|profundos|hondo|de profundidad|de hondo|fondo|de fondo",
    long: "largo|larga|largos|largas|longitud|de largo|de longitud",
    thick: "espesor|grueso|gruesa|grosor|de espesor|de grueso|de grosor",
    apart: "entre si|separacion|separados|separadas|de separacion",
    "clear wide": "ancho libre|anchura libre|de ancho libre",
    "clear high": "alto libre|de alto libre",
  },
  markers: {
    "": "de|en|para|como",
    a: "a",
    from: "desde",
    to: "hacia",
    up: "hasta",
    by: "por|segun|conforme a|de acuerdo con",
    with: "con|que tiene|que tienen|que lleva|que llevan",
    without: "sin",
    if: "si|cuando|donde|en caso de que|siempre que|en donde",
    unless: "salvo|excepto|a menos que|a no ser que|menos cuando|con excepcion de|salvo que|salvo donde",
    only: "solo|solamente|unicamente|exclusivamente",
    above: "sobre|encima de|por encima de|arriba de|arriba",
    below: "bajo|debajo de|por debajo de|abajo de|abajo",
    between: "entre",
    before: "antes de|antes",
    after: "despues de|despues|tras",
    during: "durante",
    through: "a traves de",
    along: "a lo largo de",
    beside: "junto a|al lado de",
    against: "contra",
    near: "cerca de",
    outside: "fuera de|afuera de|fuera|afuera",
    inside: "dentro de|adentro de|dentro|adentro",
    than: "que la|que el",
    because: "porque|ya que|pues",
    so: "para que|de modo que",
    instead: "en lugar de|en vez de",
    forward: "frente a|frente|delante de|enfrente de",
  },
  boundMarkers: { above: ">", below: "<", up: "<=" },
  predicates:
    "cierra|abre|sobresale|sube|baja|resiste|queda|cuenta|va|protege|cubre|sale|termina|sostiene|pasa|llega|funciona|existe|sirve|aguanta|corre",
  contextual:
    "otro|otra|otros|otras|demas|mismo|misma|mismos|mismas|este|esta|estos|estas|ese|esa|esos|esas|tal|tales|ambos|ambas|mayores",
  backward:
    "entonces|luego|asi|por lo tanto|por tanto|por eso|por ello|de lo contrario|si no|si es asi|en ese caso|en este caso|en tal caso|en esos casos|en estos casos|esto|eso|este|esta|estos|estas|ese|esa|tal|tales",
  anyone: "trabajador|cuadrilla",
  exceptions: "exceptua|exceptuan|exento|exenta|exentos|exentas|excepcion|excepciones|exencion",
  same: [
    "alarma de humo|detector de humo",
    "alarma de monoxido de carbono|detector de monoxido de carbono|alarma de monoxido",
    "tomacorriente|contacto|enchufe|tomacorriente contacto",
    "dormitorio|recamara|cuarto de dormir|habitacion",
    "inodoro|excusado",
    "tablaroca|panel de yeso|tablero de yeso",
    "exceptuar|exceptua|exceptuan|exento|exenta|exentos|exentas|excepcion|excepciones|exime",
    "piso|suelo",
    "alfeizar|antepecho",
    "baranda|barandal|barandilla",
    "obligatorio|obligatoria",
    "diferir|difieren|difiere|diferencia",
    "centro|eje",
    "trabajador|trabajadores|empleado|empleados",
    "angosto|estrecho|angosta|estrecha",
  ],
  acts: [
    "poner|ponga|instale|coloque|instalar|colocar|pone|instala|coloca|instalarse|colocarse|ponerse|instalan|colocan",
    "dejar|deje|mantenga|mantener|dejarse|mantenerse",
    "usar|use|utilice|usarse|usan|emplee",
    "medir|medida|medido|medidos|mida|midase",
    "bloquear|bloquee|bloquean",
  ],
};
