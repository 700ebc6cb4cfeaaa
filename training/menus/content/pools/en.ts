import { entries, type Pool } from './pool.ts';

export const en: Pool = {
  lang: 'en',
  currencies: ['USD', 'GBP', 'CAD', 'EUR', 'INR', 'MYR'],
  houses:
    entries(`The Copper Heron | Marlow & Finch | Harbour Lights | Juniper Row | The Old Tannery | Blue Lantern Kitchen
    Saltmarsh | Oak & Ember | Nettle Street Diner | The Painted Gate | Millpond Tavern | Kestrel House`),
  taglines: entries(`Kitchen and bar | Seasonal plates | Cooked over wood | Breakfast, lunch and dinner | Est. 1987
    Fresh every day | Neighbourhood cooking`),
  lines: entries(`14 Quarry Lane, Eastbridge | 208 Willow Avenue | Open daily 11 am to 10 pm | Closed on Mondays
    Telephone 555 0142 | www.example.com | Call ahead: 555 0199 | Tue to Sun from noon`),
  notices:
    entries(`Please tell us about any allergy before you order. | A service charge of 12% is added for parties of six.
    Prices include all taxes. | Raw or undercooked eggs may increase your risk of illness. | V vegetarian, G without gluten
    Ask about our private room for up to 30 guests. | Gift cards from 25 at the counter | Order online and save 10%
    Join us for live music every Friday at 8.`),
  slogans:
    entries(`Good food takes time. | Come hungry, leave happy. | Life is short, eat dessert first. | Eat well, laugh often
    From our garden to your plate`),
  remarks: entries(`served with hand-cut chips and salad | all our bread is baked in house | until 11.30 am
    ask for today's selection | gluten-free base on request | made to order, please allow 20 minutes`),
  stories: [
    {
      title: 'Our Story',
      text: 'In 1987 two sisters bought a leaking boathouse and a stove with three working rings. The roof is mended now, the stove has six rings, and the soup is still made as their grandmother wrote it down.',
    },
    {
      title: 'From the Farm',
      text: 'Our vegetables come from fields that you can see from the terrace. What is ripe in the morning is on the plate at night, and what the slugs have eaten is not on the menu.',
    },
  ],
  kinds: {
    starters: {
      headings: entries(`Starters | Small Plates | To Begin | Appetizers | Bites | Nibbles`),
      titles:
        entries(`Smoked Mackerel Pâté | Crispy Calamari | Loaded Potato Skins | Garlic Shrimp | Roasted Tomato Soup
        Buffalo Wings | Whipped Feta Toast | Baked Camembert | Beef Tartare | Corn Chowder | Stuffed Mushrooms
        Ham Hock Terrine | Onion Rings | Crab Cakes | Spinach Dip`),
    },
    salads: {
      headings: entries(`Salads | Greens | From the Garden | Salads & Bowls`),
      titles: entries(`Caesar Salad | Beet and Goat Cheese | Cobb Salad | Warm Lentil Salad | Greek Salad | Harvest Bowl
        Watermelon and Feta | Kale Crunch | Garden Salad | Niçoise | Roasted Squash Salad | Chicken Waldorf`),
    },
    mains: {
      headings: entries(`Mains | Main Courses | Entrées | Large Plates | From the Grill | House Favourites`),
      titles:
        entries(`Ribeye Steak | Fish and Chips | Braised Short Rib | Half Roast Chicken | Grilled Salmon | Lamb Shank
        Steak and Ale Pie | Pan-Fried Sea Bass | Mushroom Risotto | Pork Belly | Beef Bourguignon | Chicken Schnitzel
        Classic Cheeseburger | Smoked Brisket | Cauliflower Steak | Duck Confit | Turkey Club | Butter Chicken`),
    },
    pizza: {
      headings: entries(`Pizza | Stone-Baked Pizza | Pies | Wood-Fired Pizza`),
      titles:
        entries(`Margherita | Pepperoni | Four Cheese | Hawaiian | Meat Lovers | Garden Veggie | BBQ Chicken | White Pie
        Spicy Sausage | Truffle Mushroom | Anchovy and Caper | Buffalo Chicken`),
    },
    pasta: {
      headings: entries(`Pasta | Fresh Pasta | Noodles | Pasta & Risotto`),
      titles:
        entries(`Spaghetti Bolognese | Fettuccine Alfredo | Penne Arrabbiata | Lasagna | Mac and Cheese | Crab Linguine
        Pumpkin Ravioli | Carbonara | Pesto Gnocchi | Baked Ziti | Seafood Tagliatelle`),
    },
    sides: {
      headings: entries(`Sides | On the Side | Extras | Side Orders`),
      titles:
        entries(`French Fries | Mashed Potatoes | Seasonal Greens | Coleslaw | Sweet Potato Wedges | Buttered Corn | Rice
        Garlic Bread | Grilled Asparagus | House Pickles | Baked Beans`),
    },
    breakfast: {
      headings: entries(`Breakfast | Brunch | All-Day Breakfast | Morning Plates`),
      titles:
        entries(`Eggs Benedict | Buttermilk Pancakes | Avocado Toast | Full English | Western Omelette | Granola Bowl
        French Toast | Breakfast Burrito | Shakshuka | Smoked Salmon Bagel | Porridge | Huevos Rancheros`),
    },
    desserts: {
      headings: entries(`Desserts | Sweets | Something Sweet | Puddings | To Finish`),
      titles: entries(`Sticky Toffee Pudding | Apple Crumble | Key Lime Pie | Chocolate Brownie | New York Cheesecake
        Lemon Tart | Crème Brûlée | Pecan Pie | Banana Split | Eton Mess | Carrot Cake | Rice Pudding`),
    },
    hot: {
      headings: entries(`Coffee & Tea | Hot Drinks | Coffee | Warm Up`),
      titles: entries(`Espresso | Cappuccino | Flat White | Café Latte | Americano | Mocha | Hot Chocolate | Chai Latte
        Earl Grey | Peppermint Tea | Macchiato | Green Tea`),
    },
    soft: {
      headings: entries(`Soft Drinks | Drinks | Coolers | Juices & Sodas`),
      titles: entries(`Fresh Orange Juice | Lemonade | Ginger Beer | Iced Tea | Cola | Sparkling Water | Apple Juice
        Root Beer | Elderflower Fizz | Mango Smoothie | Tomato Juice | Cream Soda`),
    },
    beer: {
      headings: entries(`Beer | On Tap | Draught Beer | Beer & Cider`),
      titles: entries(`Harbour Pale Ale | Dry Stout | Amber Lager | Wheat Beer | Session IPA | Old Orchard Cider
        Brown Ale | Pilsner | Red Ale | Porter | Golden Ale | Pear Cider`),
    },
    wine: {
      headings: entries(`Wine | Wines | White Wine | Red Wine | Wine List`),
      titles: entries(`Chablis Les Pierres | Rioja Crianza | Marlborough Sauvignon Blanc | Malbec Reserva | Pinot Grigio
        Côtes du Rhône | Barossa Shiraz | Provence Rosé | Prosecco Brut | Chianti Classico | Napa Zinfandel
        Mosel Riesling`),
    },
  },
  savoury:
    entries(`aged cheddar | caramelized onions | roasted peppers | garlic aioli | toasted almonds | crispy bacon | wild rice
    baby spinach | pickled cucumber | smoked paprika | lemon butter | red wine sauce | root vegetables | fresh herbs | avocado
    goat cheese | cherry tomatoes | sourdough | green beans | horseradish cream | capers | sautéed mushrooms | chili flakes
    parmesan | tomato relish | dill sauce | roasted garlic | black olives | coleslaw | mint yogurt | cilantro | lime`),
  sweet:
    entries(`vanilla ice cream | salted caramel | whipped cream | fresh berries | custard | maple syrup | toasted pecans
    dark chocolate | raspberry sauce | cinnamon | candied orange | meringue`),
  grapes:
    entries(`Chardonnay, Burgundy | Tempranillo, Spain | crisp and dry | notes of cherry | Marlborough, New Zealand
    full bodied | citrus and green apple | Tuscany, Italy | dark plum and spice`),
  extras: entries(
    `Add bacon | Add avocado | Extra cheese | Add grilled chicken | Fried egg | Gluten-free bun | Extra shot | Oat milk`,
  ),
  food: entries(`Food | From the Kitchen | Dinner | Lunch`),
  drinks: entries(`Drinks | From the Bar | Beverages`),
  words: {
    with: 'with',
    and: 'and',
    or: 'or',
    choice: 'Choice of',
    add: 'Add',
    per_person: 'per person',
    half: 'half',
    whole: 'whole',
    sizes: [
      ['Small', 'Medium', 'Large'],
      ['Sm.', 'Med.', 'Lg.'],
      ['S', 'M', 'L'],
      ['10"', '12"', '16"'],
      ['Cup', 'Bowl', 'Pot'],
    ],
    one_size: 'one size',
    pieces: 'pcs',
    market: 'market price',
    set_menu: entries(`Sunday Lunch | Chef's Menu | Two-Course Lunch | Tasting Menu`),
    recommended: 'Pairs with',
    glass: 'Glass',
    bottle: 'Bottle',
    calories: 'cal',
    each: 'each',
  },
};
