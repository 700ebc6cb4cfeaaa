import { entries, type Pool } from './pool.ts';

export const pt: Pool = {
  lang: 'pt',
  currencies: ['EUR', 'EUR', 'BRL'],
  houses:
    entries(`Tasca da Amélia | Casa do Moinho | O Pátio Velho | Adega da Ribeira | Cantinho das Oliveiras | A Lareira
    Marisqueira Boa Maré | Quinta da Figueira | O Talho Novo | Café Andorinha`),
  taglines: entries(
    `Cozinha tradicional | Petiscos e vinhos | Desde 1966 | Comida caseira | Do mar e da terra | Grelhados no carvão`,
  ),
  lines: entries(`Rua das Laranjeiras 9, Vila Serena | Largo da Fonte 4 | Encerra à terça-feira | Aberto das 12h às 23h
    Tel. 299 000 123 | Reservas: 299 000 456`),
  notices:
    entries(`IVA incluído à taxa em vigor. | Informe-nos sobre alergias alimentares. | Livro de reclamações disponível
    Nenhum prato, produto ou bebida pode ser cobrado se não for solicitado. | Vales de oferta desde 20 € ao balcão
    Festas e grupos até 50 pessoas | Couvert por pessoa 2,50 €`),
  slogans: entries(`Bom apetite! | Comer bem é meio caminho. | À nossa mesa | Quem come bem, vive bem.`),
  remarks: entries(`acompanha com batata frita e arroz | conforme o mercado | até às 11h30 | mínimo duas pessoas
    pergunte pelos sabores do dia | só ao almoço, de segunda a sexta`),
  stories: [
    {
      title: 'A nossa história',
      text: 'A Amélia abriu a tasca em 1966 com quatro mesas e um fogareiro à porta. As mesas são vinte, o fogareiro é o mesmo, e as sardinhas chegam todas as manhãs.',
    },
    {
      title: 'O carvão',
      text: 'Acendemos o lume às dez. Até à noite passam por ele frangos, robalos e febras, e quem está ao lume há trinta anos ainda prova primeiro.',
    },
  ],
  kinds: {
    starters: {
      headings: entries(`Entradas | Petiscos | Para começar | Sopas e entradas`),
      titles:
        entries(`Caldo verde | Pataniscas de bacalhau | Amêijoas à Bulhão Pato | Chouriço assado | Peixinhos da horta
        Salada de polvo | Queijo da serra | Pica-pau do lombo | Rissóis de camarão | Ovos com farinheira
        Camarão ao alho | Moelas estufadas | Sopa de legumes`),
    },
    salads: {
      headings: entries(`Saladas | Da horta | As saladas`),
      titles: entries(`Salada mista | Salada de atum | Salada César | Salada de grão | Salada de tomate | Salada grega
        Salada de frango | Salada de queijo fresco | Salada da casa | Salada de feijão-frade`),
    },
    mains: {
      headings: entries(`Pratos principais | Carnes | Peixes | Grelhados | Especialidades`),
      titles:
        entries(`Bacalhau à Brás | Polvo à lagareiro | Bitoque de novilho | Arroz de marisco | Cabrito assado no forno
        Robalo grelhado | Francesinha especial | Cataplana de peixe | Secretos de porco preto | Arroz de pato
        Carne de porco à alentejana | Frango no churrasco | Dourada escalada | Cozido à portuguesa | Feijoada de búzios`),
    },
    pizza: {
      headings: entries(`Pizzas | As nossas pizzas | Pizzas no forno`),
      titles:
        entries(`Margarida | Quatro queijos | Tropical | Vegetariana | Atum | Fiambre e cogumelos | Calabresa | Camponesa
        Serrana | Portuguesa | Pepperoni`),
    },
    pasta: {
      headings: entries(`Massas | Massas frescas | As massas`),
      titles:
        entries(`Esparguete à bolonhesa | Lasanha de carne | Tagliatelle de marisco | Penne com cogumelos | Ravioli de espinafres
        Massada de peixe | Canelones de queijo | Linguine com camarão | Macarrão gratinado`),
    },
    sides: {
      headings: entries(`Acompanhamentos | Guarnições | Extras`),
      titles:
        entries(`Batata frita | Arroz de feijão | Legumes salteados | Migas de couve | Batata a murro | Esparregado
        Arroz branco | Salada pequena | Pão da casa`),
    },
    breakfast: {
      headings: entries(`Pequeno-almoço | Lanches | Manhãs | Cafetaria`),
      titles:
        entries(`Torrada com manteiga | Tosta mista | Ovos mexidos | Panquecas com mel | Pastel de nata | Croissant misto
        Iogurte com granola | Bolo do dia | Sandes de queijo | Papas de aveia`),
    },
    desserts: {
      headings: entries(`Sobremesas | Doces | Doces da casa | Para adoçar`),
      titles: entries(`Arroz doce | Pudim de ovos | Mousse de chocolate | Leite-creme | Baba de camelo | Toucinho do céu
        Bolo de bolacha | Tarte de amêndoa | Gelado artesanal | Fruta da época | Pera bêbeda | Farófias`),
    },
    hot: {
      headings: entries(`Cafés e chás | Bebidas quentes | Cafetaria quente`),
      titles: entries(`Café | Galão | Meia de leite | Cappuccino | Chá de limão | Chocolate quente | Carioca de limão
        Abatanado | Chá de hortelã | Descafeinado`),
    },
    soft: {
      headings: entries(`Bebidas | Refrigerantes | Sumos e águas`),
      titles:
        entries(`Água com gás | Sumo de laranja natural | Limonada | Chá gelado | Cola | Água tónica | Sumo de maçã
        Groselha | Água lisa | Sumo de maracujá`),
    },
    beer: {
      headings: entries(`Cervejas | Cerveja à pressão | Cervejas artesanais`),
      titles:
        entries(`Imperial | Caneca | Cerveja preta | Cerveja sem álcool | Panaché | Artesanal de trigo | Ruiva do moinho
        Sidra de maçã | Lager da ribeira`),
    },
    wine: {
      headings: entries(`Vinhos | Vinhos tintos | Vinhos brancos | Carta de vinhos`),
      titles:
        entries(`Douro reserva | Vinho verde Alvarinho | Alentejo tinto | Dão branco | Bairrada espumante | Rosé da casa
        Lisboa tinto | Setúbal moscatel | Tejo branco | Porto tawny | Palmela tinto | Loureiro`),
    },
  },
  savoury:
    entries(`batata a murro | azeite e alho | coentros | cebolada | ovo estrelado | molho de pimenta | grelos salteados
    presunto | azeitonas | tomate | queijo da ilha | pimentos assados | arroz solto | limão | broa de milho | amêndoa
    cogumelos | espinafres | camarão | chouriço | orégãos | louro | puré de batata | feijão preto | couve | alcaparras | natas`),
  sweet:
    entries(`canela | gelado de baunilha | doce de ovos | frutos vermelhos | natas batidas | caramelo | mel | amêndoa torrada
    chocolate quente | bolacha`),
  grapes: entries(
    `Touriga Nacional | Douro | fresco e leve | encorpado | Alentejo, 14% | seco | Aragonez | notas de fruta madura`,
  ),
  extras: entries(`Queijo extra | Ovo a mais | Molho extra | Dose de arroz | Fiambre extra | Leite de aveia`),
  food: entries(`Comida | A cozinha | Almoço | Da cozinha`),
  drinks: entries(`Bebidas | Do bar | Para beber`),
  words: {
    with: 'com',
    and: 'e',
    or: 'ou',
    choice: 'À escolha:',
    add: 'Extra',
    per_person: 'por pessoa',
    half: 'meia',
    whole: 'inteira',
    sizes: [
      ['Pequena', 'Média', 'Grande'],
      ['Peq.', 'Méd.', 'Gr.'],
      ['Prato', 'Meia dose', 'Dose'],
      ['25 cm', '30 cm', '40 cm'],
    ],
    one_size: 'tamanho único',
    pieces: 'un.',
    market: 'preço do dia',
    set_menu: entries(`Menu do dia | Menu executivo | Menu degustação | Menu da casa`),
    recommended: 'Acompanhe com',
    glass: 'Copo',
    bottle: 'Garrafa',
    calories: 'kcal',
    each: 'a unidade',
  },
};
