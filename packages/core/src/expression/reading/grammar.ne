@preprocessor module
@{%
import { appliedTo, binary, bracketed, head, longerChain, relation, startChain, unary } from './build.ts';
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
# An action sees its symbols as d[i] and their place as span. What a symbol holds when it is not an expression, and what
# actions read of a token (the generator reads this):
# holds chain chain
# holds list list
# holds head head
# holds %function word
# holds %relation sign

input -> or                              {% id %}

or    -> or %or and                      {% d => binary(span, 'or', d[0], d[2]) %}
       | and                             {% id %}
and   -> and %and not                    {% d => binary(span, 'and', d[0], d[2]) %}
       | not                             {% id %}
not   -> %not not                        {% d => unary(span, 'not', d[1]) %}
       | comparison                      {% id %}

comparison -> sum                        {% id %}
       | chain                           {% d => relation(span, d[0]) %}
chain -> sum %relation sum               {% d => startChain(d[0], d[1], d[2]) %}
       | chain %relation sum             {% d => longerChain(d[0], d[1], d[2]) %}

sum   -> sum "+" prod                    {% d => binary(span, 'add', d[0], d[2]) %}
       | sum "-" prod                    {% d => binary(span, 'subtract', d[0], d[2]) %}
       | prod                            {% id %}

prod  -> prodC                           {% id %}
       | prodO                           {% id %}
prodC -> prod "*" signC                  {% d => binary(span, 'multiply', d[0], d[2]) %}
       | prod "/" signC                  {% d => binary(span, 'divide', d[0], d[2]) %}
       | prod %mod signC                 {% d => binary(span, 'modulo', d[0], d[2]) %}
       | prodC powC                      {% d => binary(span, 'juxtapose', d[0], d[1]) %}
       | prod fpowC                      {% d => binary(span, 'juxtapose', d[0], d[1]) %}
       | signC                           {% id %}
prodO -> prod "*" signO                  {% d => binary(span, 'multiply', d[0], d[2]) %}
       | prod "/" signO                  {% d => binary(span, 'divide', d[0], d[2]) %}
       | prod %mod signO                 {% d => binary(span, 'modulo', d[0], d[2]) %}
       | prodC powO                      {% d => binary(span, 'juxtapose', d[0], d[1]) %}
       | prod fpowO                      {% d => binary(span, 'juxtapose', d[0], d[1]) %}
       | signO                           {% id %}

signC -> "-" signC                       {% d => unary(span, 'negate', d[1]) %}
       | "+" signC                       {% d => unary(span, 'plus', d[1]) %}
       | powC                            {% id %}
       | fpowC                           {% id %}
signO -> "-" signO                       {% d => unary(span, 'negate', d[1]) %}
       | "+" signO                       {% d => unary(span, 'plus', d[1]) %}
       | powO                            {% id %}
       | fpowO                           {% id %}

powC  -> operand "^" signC               {% d => binary(span, 'power', d[0], d[2]) %}
       | operand "#" signC               {% d => binary(span, 'root', d[0], d[2]) %}
       | operand                         {% id %}
powO  -> operand "^" signO               {% d => binary(span, 'power', d[0], d[2]) %}
       | operand "#" signO               {% d => binary(span, 'root', d[0], d[2]) %}
fpowC -> value "^" signC                 {% d => binary(span, 'power', d[0], d[2]) %}
       | value "#" signC                 {% d => binary(span, 'root', d[0], d[2]) %}
       | value                           {% id %}
fpowO -> value "^" signO                 {% d => binary(span, 'power', d[0], d[2]) %}
       | value "#" signO                 {% d => binary(span, 'root', d[0], d[2]) %}
       | head arg                        {% d => appliedTo(span, d[0], [d[1]]) %}

operand -> operand "!"                   {% d => unary(span, 'factorial', d[0]) %}
       | operand %superscript            {% d => binary(span, 'power', d[0], d[1]) %}
       | %number                         {% id %}
       | %name                           {% id %}
       | %truth                          {% id %}
       | "(" or ")"                      {% d => unary(span, 'group', d[1]) %}
       | "[" list "]"                    {% d => bracketed(span, d[1]) %}
       | %openBar or %closeBar           {% d => unary(span, 'absolute', d[1]) %}

value -> value "!"                       {% d => unary(span, 'factorial', d[0]) %}
       | value %superscript              {% d => binary(span, 'power', d[0], d[1]) %}
       | head %callBracket list ")"      {% d => appliedTo(span, d[0], d[2]) %}

arg   -> "-" arg                         {% d => unary(span, 'negate', d[1]) %}
       | "+" arg                         {% d => unary(span, 'plus', d[1]) %}
       | argC                            {% id %}
       | argO                            {% id %}
argC  -> argC powC                       {% d => binary(span, 'juxtapose', d[0], d[1]) %}
       | powC                            {% id %}
       | fpowC                           {% id %}
argO  -> argC powO                       {% d => binary(span, 'juxtapose', d[0], d[1]) %}
       | powO                            {% id %}
       | fpowO                           {% id %}

head  -> %function                       {% d => head(span, d[0], undefined) %}
       | %function %superscript          {% d => head(span, d[0], d[1]) %}
       | %function "^" headexp           {% d => head(span, d[0], d[2]) %}
headexp -> %number                       {% id %}
       | %name                           {% id %}
       | "-" %number                     {% d => unary(span, 'negate', d[1]) %}
       | "-" %name                       {% d => unary(span, 'negate', d[1]) %}
       | "(" or ")"                      {% d => unary(span, 'group', d[1]) %}

list  -> list %separator or              {% d => [...d[0], d[2]] %}
       | or                              {% d => [d[0]] %}
