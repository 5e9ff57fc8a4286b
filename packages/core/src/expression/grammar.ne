@preprocessor module
@{%
import { bareCall, binary, bracket, call, enclosed, firstItem, head, longerRelation, nextItem, postfix, prefix, relation } from './build.ts';
%}
@lexer lexer

# The expression language. Every generated file comes from here: npm run generate.
# Ranks from loose to tight: OR, AND, NOT, relations, + -, * / mod and juxtaposition, signs, ^ #, ! and superscripts.
# Relations are ordinary operators of low rank; that a truth value is not a number is checked after parsing.
#
# ...C / ...O: a function without brackets takes all juxtaposed factors that follow, up to the next function name
# (sin 2x y = sin(2xy), sin x cos x = sin(x)·cos(x)). A phrase that ends in such an application is Open: only a
# function may be juxtaposed to it. Everything else is Closed: any factor may be juxtaposed to it.
#
# What a symbol holds when it is not an expression (read by the generator):
# holds chain relation
# holds list items
# holds head head
# holds %function word
# holds %relation sign

input -> or                              {% id %}

or    -> or %or and                      {% d => binary('or', d[0], d[2]) %}
       | and                             {% id %}
and   -> and %and not                    {% d => binary('and', d[0], d[2]) %}
       | not                             {% id %}
not   -> %not not                        {% d => prefix('not', d[0], d[1]) %}
       | comparison                      {% id %}

comparison -> sum                        {% id %}
       | chain                           {% id %}
chain -> sum %relation sum               {% d => relation(d[0], d[1], d[2]) %}
       | chain %relation sum             {% d => longerRelation(d[0], d[1], d[2]) %}

sum   -> sum "+" prod                    {% d => binary('add', d[0], d[2]) %}
       | sum "-" prod                    {% d => binary('subtract', d[0], d[2]) %}
       | prod                            {% id %}

prod  -> prodC                           {% id %}
       | prodO                           {% id %}
prodC -> prod "*" signC                  {% d => binary('multiply', d[0], d[2]) %}
       | prod "/" signC                  {% d => binary('divide', d[0], d[2]) %}
       | prod %mod signC                 {% d => binary('modulo', d[0], d[2]) %}
       | prodC powC                      {% d => binary('juxtapose', d[0], d[1]) %}
       | prod fpowC                      {% d => binary('juxtapose', d[0], d[1]) %}
       | signC                           {% id %}
prodO -> prod "*" signO                  {% d => binary('multiply', d[0], d[2]) %}
       | prod "/" signO                  {% d => binary('divide', d[0], d[2]) %}
       | prod %mod signO                 {% d => binary('modulo', d[0], d[2]) %}
       | prodC powO                      {% d => binary('juxtapose', d[0], d[1]) %}
       | prod fpowO                      {% d => binary('juxtapose', d[0], d[1]) %}
       | signO                           {% id %}

signC -> "-" signC                       {% d => prefix('negate', d[0], d[1]) %}
       | "+" signC                       {% d => prefix('plus', d[0], d[1]) %}
       | powC                            {% id %}
       | fpowC                           {% id %}
signO -> "-" signO                       {% d => prefix('negate', d[0], d[1]) %}
       | "+" signO                       {% d => prefix('plus', d[0], d[1]) %}
       | powO                            {% id %}
       | fpowO                           {% id %}

powC  -> operand "^" signC               {% d => binary('power', d[0], d[2]) %}
       | operand "#" signC               {% d => binary('root', d[0], d[2]) %}
       | operand                         {% id %}
powO  -> operand "^" signO               {% d => binary('power', d[0], d[2]) %}
       | operand "#" signO               {% d => binary('root', d[0], d[2]) %}
fpowC -> value "^" signC                 {% d => binary('power', d[0], d[2]) %}
       | value "#" signC                 {% d => binary('root', d[0], d[2]) %}
       | value                           {% id %}
fpowO -> value "^" signO                 {% d => binary('power', d[0], d[2]) %}
       | value "#" signO                 {% d => binary('root', d[0], d[2]) %}
       | head arg                        {% d => bareCall(d[0], d[1]) %}

operand -> operand "!"                   {% d => postfix('factorial', d[0], d[1]) %}
       | operand %superscript            {% d => binary('power', d[0], d[1]) %}
       | %number                         {% id %}
       | %name                           {% id %}
       | %truth                          {% id %}
       | "(" or ")"                      {% d => enclosed('group', d[0], d[1], d[2]) %}
       | "[" list "]"                    {% d => bracket(d[0], d[1], d[2]) %}
       | %openBar or %closeBar           {% d => enclosed('absolute', d[0], d[1], d[2]) %}

value -> value "!"                       {% d => postfix('factorial', d[0], d[1]) %}
       | value %superscript              {% d => binary('power', d[0], d[1]) %}
       | head %callBracket list ")"      {% d => call(d[0], d[2], d[3]) %}

arg   -> "-" arg                         {% d => prefix('negate', d[0], d[1]) %}
       | "+" arg                         {% d => prefix('plus', d[0], d[1]) %}
       | argC                            {% id %}
       | argO                            {% id %}
argC  -> argC powC                       {% d => binary('juxtapose', d[0], d[1]) %}
       | powC                            {% id %}
       | fpowC                           {% id %}
argO  -> argC powO                       {% d => binary('juxtapose', d[0], d[1]) %}
       | powO                            {% id %}
       | fpowO                           {% id %}

head  -> %function                       {% d => head(d[0], undefined) %}
       | %function %superscript          {% d => head(d[0], d[1]) %}
       | %function "^" headexp           {% d => head(d[0], d[2]) %}
headexp -> %number                       {% id %}
       | %name                           {% id %}
       | "-" %number                     {% d => prefix('negate', d[0], d[1]) %}
       | "-" %name                       {% d => prefix('negate', d[0], d[1]) %}
       | "(" or ")"                      {% d => enclosed('group', d[0], d[1], d[2]) %}

list  -> list %separator or              {% d => nextItem(d[0], d[2]) %}
       | or                              {% d => firstItem(d[0]) %}
