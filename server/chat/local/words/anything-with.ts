/** Whatever has something in it, in any language. Folded as messages are. */
export const ANYTHING_WITH =
  / (?:anythin|anything|everything|nothing|things|stuff|food|dishes) (?:that |which |whatever )?(?:with|has|have|contain\p{L}*|made|cooked)|(?:rien|tout ce|plats?|nourriture|aliments?|trucs?|choses?) (?:qui|avec|a base|contenant)|(?:nada|todo lo|cosas?|comidas?|platos?|coisas?|tudo|pratos?) (?:que|com|con)|(?:nichts|nix|alles|sachen|speisen|gerichte|irgendwas|irgendetwas|etwas|noch was) (?:wo|mit|das|was|in dem|worin|die)|(?:nulla|niente|tutto cio|cose|cibi|piatti) (?:che|con|contenent\p{L}*)|(?:و?(?:لا )?(?:اي|كل)|و?لا|او) (?:شي|شيء|حاجه|اكل|طبق|ما) (?:\p{L}{1,20} )?(?:فيه|فيها|به|بها|يحتوي|تحتوي|عليه|معمول\p{L}*) |任何[^，。、]{0,20}(?:含|有)|(?:含有?|有|放了?|加了?)[^，。、]{0,20}的(?:东西|菜|食物|食品|都|$)|(?:入ッ|含マ|含ム|使ッ)[^。、]{0,20}(?:モノ|物|料理)|(?:들어간|들어있는|들어 있는|포함된|든) ?(?:거|것|음식|건|요리)/u;

/** Joins what else somebody doesn't eat to what was named before. Folded as messages are. */
const NEITHER =
  /^ (?:and |e |und |et |y |und auch )?(?:n?or|neither|nothing|ni|non plus|rien|nada|tampoco|noch|auch nicht|auch keine?|nichts|ne|neanche|nemmeno|neppure|niente|nem|tambem nao|ولا|او) |^(?:也?不(?:吃|要|碰)?|或者?|还有)|モ(?:ダメ|無理|ムリ|同ジ|食ベマセン|食ベナイ|苦手|避ケ|NG)|도(?:요|안|못|싫|피|빼|$)/u;

/** Whether a clause goes on from "I don't eat pork,": "nor dishes that contain alcohol". */
export const isOtherThing = (clause: string): boolean => NEITHER.test(clause) && ANYTHING_WITH.test(clause);
